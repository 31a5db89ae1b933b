/** What a line of an audit says: lines that say the same have seen the same. */
create or replace function erp_private.audit_key(baris jsonb)
returns jsonb language sql immutable as $$
  select jsonb_build_array(
    baris -> 'dokumen_id', baris -> 'jenis', baris -> 'saldo_konfirmasi', baris -> 'saldo_dilihat'
  )
$$;
