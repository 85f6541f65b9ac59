student@lab:~/lesson01$ g++ -std=c++20 main.cpp -o ledger && ./ledger
params=1B, fp32_grad_accum=False, 16.0 GB, 14.9 GiB
params=1B, fp32_grad_accum=True, 20.0 GB, 18.6 GiB
params=7B, fp32_grad_accum=False, 112.0 GB, 104.3 GiB
params=7B, fp32_grad_accum=True, 140.0 GB, 130.4 GiB
student@lab:~/lesson01$ grep -c '______' ledger.hpp
0
student@lab:~/lesson01$ exit
