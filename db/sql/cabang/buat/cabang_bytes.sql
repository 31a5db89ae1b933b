/** Bytes of a tenant's tables and of its attached files. */
create or replace function erp_private.cabang_bytes(kode text)
returns bigint language plpgsql stable as $$
declare
  v_hasil bigint;
begin
  execute format(
    'select erp_private.tenant_bytes($1) + coalesce(sum(l.ukuran), 0) from %I.lampiran as l',
    't_' || kode
  ) into v_hasil using 't_' || kode;
  return v_hasil;
end
$$;
