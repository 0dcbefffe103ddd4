#pragma once
#include <out123.h>
