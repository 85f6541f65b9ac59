// SPDX-License-Identifier: MIT
#include "tests/corpus_tests/characters.hpp"

#include <string_view>

namespace grader::tests {
namespace {

/// Pairs: simplified, traditional. Where a character has several traditional forms, the one that answers
/// about memory need (後, 裡, 發, 複); what is only sometimes another character (系, 只, 台, 干) is left out.
constexpr std::u32string_view pairs =
    U"万萬与與专專业業东東丝絲丢丟两兩严嚴个個临臨为為么麼义義习習书書买買乱亂争爭于於亚亞产產亲親亿億"
    U"仅僅从從们們价價优優会會伟偉传傳体體侧側储儲儿兒关關兴興养養内內写寫冲衝决決况況净淨减減凑湊几幾"
    U"凭憑则則刚剛创創删刪别別剧劇办辦务務动動劳勞势勢区區协協单單占佔却卻厂廠厅廳历歷压壓厨廚参參双雙"
    U"发發变變叠疊号號叹嘆后後吓嚇吗嗎听聽启啟员員响響围圍图圖场場坏壞块塊坚堅坝壩垒壘墙牆壮壯声聲处處"
    U"备備复複够夠头頭夸誇奋奮奖獎学學实實宽寬对對导導将將尝嘗尽盡层層属屬岂豈师師帐帳带帶并並广廣库庫"
    U"应應废廢开開异異弃棄张張弹彈强強归歸当當录錄径徑忧憂怀懷态態总總惯慣懒懶戏戲户戶执執扩擴护護报報"
    U"担擔拟擬拥擁拨撥择擇挤擠挥揮损損换換据據摆擺摊攤攒攢数數断斷无無旧舊时時显顯暂暫术術机機杂雜权權"
    U"条條来來极極构構柜櫃标標栈棧树樹样樣档檔桥橋检檢欢歡毕畢气氣没沒泄洩浅淺测測济濟涂塗涨漲渐漸温溫"
    U"湿濕滚滾满滿潜潛灵靈点點烦煩烫燙热熱状狀犹猶独獨献獻环環现現电電画畫盐鹽监監盖蓋盘盤着著码碼确確"
    U"礼禮离離种種积積称稱稳穩窥窺笔筆签簽简簡类類纠糾红紅约約级級纯純纳納纸紙纹紋线線练練组組细細终終"
    U"经經结結绕繞给給络絡绝絕统統续續维維综綜绿綠缆纜缓緩编編缩縮网網罚罰脑腦脚腳脸臉舍捨舱艙艺藝节節"
    U"范範营營虑慮虚虛虽雖补補装裝见見观觀规規视視觉覺计計订訂认認讨討让讓训訓议議记記讲講许許论論设設"
    U"访訪证證评評识識诉訴词詞译譯试試话話该該语語误誤说說请請读讀课課谁誰调調谅諒谈談谋謀谓謂谨謹谬謬"
    U"谱譜负負贡貢败敗账賬货貨质質购購贴貼贵貴费費资資赖賴赞贊赢贏趋趨车車转轉轮輪轻輕载載较較辅輔辈輩"
    U"辑輯输輸辩辯边邊达達迁遷过過迈邁运運还還这這进進远遠连連迟遲迹跡适適选選逊遜递遞逻邏遗遺采採里裡"
    U"释釋针針钟鐘钱錢铁鐵铺鋪链鏈销銷锁鎖锅鍋错錯键鍵长長门門闪閃问問闲閒间間闸閘闻聞阐闡阵陣阶階际際"
    U"陈陳随隨隐隱难難静靜页頁顶頂项項顺順须須顿頓预預颇頗题題额額飞飛饭飯馆館马馬驱驅驳駁驻駐骂罵验驗"
    U"骗騙鲜鮮齐齊";

std::map<char32_t, char32_t> table(std::size_t from) {
  std::map<char32_t, char32_t> all;
  for (std::size_t at = 0; at + 1 < pairs.size(); at += 2)
    all.emplace(pairs[at + from], pairs[at + 1 - from]);
  return all;
}

}  // namespace

const std::map<char32_t, char32_t>& traditional_of() {
  static const std::map<char32_t, char32_t> all = table(0);
  return all;
}

const std::map<char32_t, char32_t>& simplified_of() {
  static const std::map<char32_t, char32_t> all = table(1);
  return all;
}

}  // namespace grader::tests
