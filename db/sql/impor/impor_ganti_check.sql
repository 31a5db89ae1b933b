/** Refuses to replace what a kind of file does not open (VAIMP). */
create or replace function erp_private.impor_ganti_check(jenis text, ganti boolean)
returns void language plpgsql immutable set search_path = pg_catalog as $$
begin
  if ganti and jenis not like 'saldo-awal-%' then
    raise exception using errcode = 'VAIMP', message = 'ganti: hanya untuk saldo awal';
  end if;
end
$$;
