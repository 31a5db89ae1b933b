/** The journals of the general journal in its order. */
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.jurnal_sort(
  buku anyelement, dari date, sampai date, akun_kode text, jenis erp.jenis_bukti,
  diketahui timestamptz
) returns setof bigint language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_r record;
begin
  v_r := erp_private.laporan_rentang(buku, dari, sampai);
  return query
    select j.id
      from erp_private.jurnal_pick(
        v_r.mulai, v_r.akhir, akun_kode, jenis, diketahui
      ) as j
     order by j.tanggal, j.id;
end
$$;
