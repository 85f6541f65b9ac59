# Lesson 1

Fill the blanks (`______`) in `ledger.hpp`, then run

    g++ -std=c++20 main.cpp && ./a.out

| field | bytes per parameter |
|---|---|
| model_bf16 | 2 |
| master_weights_fp32 | 4 |
