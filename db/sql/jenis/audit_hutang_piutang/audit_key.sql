/** What identifies a line of an audit when its draft is written again. */
-- Two lines with the same key have seen the same balance.
create or replace function erp_private.audit_key(baris jsonb)
returns jsonb language sql immutable as $$
  select jsonb_build_array(
    baris -> 'dokumen_id', baris -> 'jenis', baris -> 'saldo_konfirmasi', baris -> 'saldo_dilihat'
  )
$$;
