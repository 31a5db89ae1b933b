/** Whether a SQLSTATE is a refusal of ours of one document or record. */
-- Its message is for the client. A quota that is used up (BT) and a precondition (PR) are of the
-- whole request, so they are none of these.
create or replace function erp_private.kesalahan_ours(kode text)
returns boolean language sql immutable as $$
  select kesalahan_ours.kode ~ '^(VA|LO|OT|TD|KO|US|IK)[A-Z0-9]{3}$'
$$;
