<!DOCTYPE html>
<html lang="zh"><head><meta charset="utf-8"><title>ledger.hpp</title></head>
<body><h1>404</h1><p>The page you asked for does not exist.</p>
<pre>std::int64_t total() const { ... }</pre>
<a href="/course/lesson01">back</a>
</body></html>
