# SPDX-License-Identifier: MIT
# What bash offers behind `ledger-grader` and Tab. It runs nothing: the program named on the line may be anybody's.
# A test holds its commands and options against --help.

_ledger_grader_exercises() {  # $1: the program as typed, $2: what --exercises names, or nothing
  local place name root
  root=$(type -P -- "$1") && root=$(dirname -- "$(readlink -f -- "$root")")/../share/ledger-grader
  for place in "${2:-$root}"/reference/*/ "$root"/handout/*/; do
    name=${place%/} && [[ -d $place ]] && printf '%s\n' "${name##*/}"
  done
  for name in *.pack; do [[ -f $name ]] && printf '%s\n' "${name%.pack}"; done
}

_ledger_grader() {
  local common='--exercise --exercises --lang --format --color --cache --secret --help'
  local -A own=(
    [check]='--hint --watch --ci --results --unsafe-no-sandbox'
    [grade]='--for --unsafe-no-sandbox --marks --review --device-evidence'
    [batch]='--out --jobs --events --marks --device-evidence --unsafe-no-sandbox'
    [regrade]='--marks --what-if'
    [show]='--out --for'
    [stats]=''
    [selftest]=''
    [calibrate]='--phrases'
    [pack]='--out'
    [template]='--output'
    [device-check]='--save --device-evidence --sizes --probe --budget'
    [doctor]='--verbose'
  )
  # The line is cut at =, too, where COMP_WORDBREAKS says so: "--lang = zh" is three words.
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' exercises='' i
  [[ $word == = ]] && word=''
  [[ $before == = ]] && before=${COMP_WORDS[COMP_CWORD - 2]}
  for ((i = 1; i < COMP_CWORD; ++i)); do
    case ${COMP_WORDS[i]} in
      --exercises) exercises=${COMP_WORDS[i + 1]} && [[ $exercises == = ]] && exercises=${COMP_WORDS[i + 2]} ;;
      *) [[ -z $command && " ${!own[*]} " == *" ${COMP_WORDS[i]} "* ]] && command=${COMP_WORDS[i]} ;;
    esac
  done

  local words='' files=none globbed=yes
  [[ $- == *f* ]] && globbed=no
  case $before in
    --exercise) words=$(_ledger_grader_exercises "${COMP_WORDS[0]}" "$exercises") ;;
    --lang) words='zh en' ;;
    --format) words='text json' ;;
    --color) words='auto always never' ;;
    --for) words='instructor student' ;;
    --hint) words='1 2 3' ;;
    --sizes) words='usual lesson fill' ;;
    --jobs | --budget) ;;
    --cache) words=off && files=folders ;;
    --exercises | --out | --results) files=folders ;;
    --secret | --marks | --review | --events | --output | --save | --probe | --device-evidence) files=all ;;
    *)
      if [[ -z $command ]]; then
        words="${!own[*]} $common --version"
      elif [[ $word == -* ]]; then
        words="${own[$command]} $common"
      else
        case $command in
          pack | selftest | template) words=$(_ledger_grader_exercises "${COMP_WORDS[0]}" "$exercises") ;;
          grade) files=all ;;
          show | doctor) ;;
          *) files=folders ;;
        esac
      fi
      ;;
  esac

  # Not by compgen -W, which would expand what stands in the name of a folder.
  local one
  COMPREPLY=()
  set -f
  for one in $words; do [[ $one == "$word"* ]] && COMPREPLY+=("$one"); done
  [[ $globbed == no ]] || set +f
  if [[ $files != none ]]; then
    compopt -o filenames 2>/dev/null
    local -a found
    mapfile -t found < <(if [[ $files == all ]]; then compgen -f -- "$word"; else compgen -d -- "$word"; fi)
    COMPREPLY+=("${found[@]}")
  fi
}

complete -F _ledger_grader ledger-grader
