/**
 * The steps that make the tables. Each database goes through each step once, in this order. A step that was released is
 * never changed: anything new is a step at the end. `fields` holds the enquiry itself as JSON text, which may hold
 * characters that `jsonb` refuses.
 */
export const STEPS = [
  `
  CREATE TABLE enquiry (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    received_at timestamptz NOT NULL,
    clinic text NOT NULL,
    state text NOT NULL DEFAULT 'new',
    note text NOT NULL DEFAULT '',
    suspicions text NOT NULL,
    digest text NOT NULL,
    key text,
    locale text NOT NULL,
    fields text NOT NULL,
    UNIQUE (digest, key)
  );
  CREATE INDEX enquiry_received ON enquiry (received_at);
  CREATE TABLE letter (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL REFERENCES enquiry (reference) ON DELETE CASCADE,
    kind text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz,
    sent_at timestamptz,
    reason text,
    UNIQUE (reference, kind)
  );
  CREATE INDEX letter_due ON letter (due_at, id) WHERE sent_at IS NULL;
  CREATE TABLE access (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL,
    editor text NOT NULL,
    action text NOT NULL,
    detail text NOT NULL
  );
  CREATE INDEX access_at ON access (at);
  CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL);
  CREATE UNLOGGED TABLE attempt (key text PRIMARY KEY, count integer NOT NULL, until timestamptz NOT NULL);
  `,
  // Enquiries by their mailbox. Attempts to sign in are counted in `attempt`, under keyed hashes: the library's table held addresses.
  `
  CREATE INDEX enquiry_mailbox ON enquiry
    ((replace(lower(substring(fields from '"email":"([^"]*)"')), '.', '') COLLATE "C"), received_at);
  CREATE TABLE clock (id integer PRIMARY KEY CHECK (id = 1), seen_at timestamptz NOT NULL, steady_since timestamptz NOT NULL);
  DROP TABLE IF EXISTS "rateLimit";
  `,
  // Testers' passes that were given up before they ran out.
  `
  CREATE TABLE ended_pass (id text PRIMARY KEY, until timestamptz NOT NULL);
  `,
]
