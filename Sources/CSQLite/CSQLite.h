#ifndef PLUMB_CSQLITE_H
#define PLUMB_CSQLITE_H

#include <sqlite3.h>

// Swift does not import a macro that casts a number to a pointer: SQLite copies the bound value.
static inline sqlite3_destructor_type CSQLiteTransient(void) { return SQLITE_TRANSIENT; }

// Leaves the write-ahead log as it is when the connection closes. The function takes a variable number
// of arguments, which Swift does not call.
static inline int CSQLiteKeepLogOnClose(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

#endif
