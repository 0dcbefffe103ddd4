#pragma once
#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a cast that Swift cannot import: SQLite makes its own copy of what is bound.
static inline sqlite3_destructor_type ens_sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// `sqlite3_db_config` is variadic: sets one of its switches.
static inline int ens_sqlite_switch(sqlite3 *database, int option, int on) {
  return sqlite3_db_config(database, option, on, (int *)0);
}
