/** Files a request to open a month, or to close or open a year; null where nobody need approve. */
-- It is rehearsed: a refusal comes at once.
create or replace function erp_private.tahun_ask(
  buku anyelement, aksi erp.aksi_persetujuan, perihal text, isi jsonb
) returns bigint language plpgsql as $$
begin
  if not erp_private.persetujuan_two(buku) then
    return null;
  end if;
  return erp_private.persetujuan_file_other(
    buku, tahun_ask.aksi, tahun_ask.perihal, tahun_ask.isi,
    erp_private.tahun_act_simulate(buku, tahun_ask.aksi, tahun_ask.isi)
  );
end
$$;
