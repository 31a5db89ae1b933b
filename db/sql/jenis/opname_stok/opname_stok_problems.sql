/** Messages about a stocktaking, or null. */
-- All mistakes that can be seen without the stock.
create or replace function erp_private.opname_stok_problems(
  buku anyelement, dokumen erp.opname_stok_input
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.opname_stok_input := opname_stok_problems.dokumen;
  v_awal constant boolean := v_d.mode is not distinct from 'saldo_awal';
begin
  return erp_private.opname_stok_bentuk(v_d)
    || erp_private.kepala_umum_problems(buku, v_d.tanggal, null, v_d.lokasi_id)
    || array_remove(array[
      'waktu: ' || case
        when v_d.waktu is null then null
        when v_awal then 'tidak dapat pada saldo awal'
        when not isfinite(v_d.waktu) or v_d.waktu > clock_timestamp() then 'belum terjadi'
      end,
      'akun_selisih: ' || case
        when v_awal and v_d.akun_selisih is not null then 'tidak dapat pada saldo awal'
        else erp_private.akun_beban_problem(buku, v_d.akun_selisih)
      end,
      case when v_d.ganti and not v_awal then 'ganti: hanya pada saldo awal' end
    ], null)
    || (
      select array_agg(
          format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
        )
        from (
          select x.*, count(*) over (partition by x.barang_id order by x.ordinality) as kali
            from unnest(v_d.detail) with ordinality as x
        ) as d
        cross join lateral (values
          (1, 'barang_id: ' || coalesce(
            erp_private.barang_stok_problem(buku, d.barang_id),
            case
              when d.kali > 1 and d.barang_id is not null then 'barang ini sudah ada di baris lain'
            end
          )),
          (2, 'hpp: ' || case
            when d.hpp is null and v_awal then 'wajib diisi pada saldo awal'
            when d.hpp < 1e13 and d.qty_fisik < 1e13 and d.hpp * d.qty_fisik >= 1e15
              then 'nilai baris terlalu besar'
          end),
          (3, case
            when d.qty_sistem_dilihat is not null and v_awal
              then 'qty_sistem_dilihat: tidak dapat pada saldo awal'
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;
