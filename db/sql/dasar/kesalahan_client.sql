/** Whether a SQLSTATE is the client's doing: a refusal of ours, or data that cannot be stored. */
-- Data: a constraint (23), and of class 22 what a value can cause: too long (22001), out of range
-- (22003), no date (22007, 22008), no time zone (22009), no text of PostgreSQL's (22021, 22P05), of
-- another shape (22023, 22P02), a pattern that ends with its escape (22025). A division by zero
-- (22012), a null in a loop (22004) and all else are mistakes of ours: whoever catches everything
-- raises them again. `DATA_CODES` of the server (server/base/errors.ts) are the same.
create or replace function erp_private.kesalahan_client(kode text)
returns boolean language sql immutable as $$
  select erp_private.kesalahan_ours(kesalahan_client.kode)
    or kesalahan_client.kode ~ '^(23...|22(001|003|007|008|009|021|023|025|P02|P05))$'
$$;
