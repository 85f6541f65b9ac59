#pragma once
#include <cstdint>
#include <stdexcept>
