/**
 * Full synchronisation: a commit is on the disk before the visitor is answered.
 * Secure deletion: what is erased is overwritten, not only forgotten.
 */
export const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`

/** Times are milliseconds since 1970; `fields` is the enquiry itself as JSON. */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS enquiry (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    reference TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    clinic TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'new',
    note TEXT NOT NULL DEFAULT '',
    suspicions TEXT NOT NULL,
    digest TEXT NOT NULL,
    key TEXT,
    locale TEXT NOT NULL,
    fields TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS enquiry_digest ON enquiry (digest, received_at);
  CREATE INDEX IF NOT EXISTS enquiry_received ON enquiry (received_at);
  CREATE TABLE IF NOT EXISTS letter (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reference TEXT NOT NULL REFERENCES enquiry (reference) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    sent_at INTEGER,
    reason TEXT,
    UNIQUE (reference, kind)
  );
  CREATE INDEX IF NOT EXISTS letter_due ON letter (due_at) WHERE sent_at IS NULL;
  CREATE INDEX IF NOT EXISTS enquiry_mailbox ON enquiry (replace(lower(json_extract(fields, '$.email')), '.', ''), received_at);
  CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), seen_at INTEGER NOT NULL, steady_since INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS access (at INTEGER NOT NULL, editor TEXT NOT NULL, action TEXT NOT NULL, detail TEXT NOT NULL);
`
