/** Whether a document (`n` is 0) or its line `n` must have a value of a dimension. */
-- A few kinds have values for the whole document, all others for each line. A value that comes from
-- elsewhere (`asal`) may be missing. The dimension is mandatory for the kind (`wajib`), or for the
-- account that the line names (`wajib_akun`).
create or replace function erp_private.dimensi_mandatory(
  jenis erp.jenis_transaksi, asal bigint[], n integer, banyak integer, baris jsonb, wajib boolean,
  wajib_akun text[]
) returns boolean language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_utuh constant boolean := jenis in (
    'transfer-stok', 'saldo-awal-piutang', 'saldo-awal-hutang', 'pelunasan-piutang',
    'pelunasan-hutang'
  );
begin
  if n = 0 and not ((banyak = 0 or v_utuh) and asal is null)
    or n > 0 and not (not v_utuh and n <= banyak and asal[n] is null)
  then
    return false;
  end if;
  return wajib or coalesce(
    baris ->> 'akun_kode', baris ->> 'akun_lawan', baris ->> 'akun_selisih', baris ->> 'akun_beban'
  ) = any (wajib_akun);
end
$$;
