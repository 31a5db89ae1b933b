/** Messages about a stocktaking, or null. */
-- All mistakes that can be seen without the stock.
create or replace function erp_private.opname_stok_problems(
  buku anyelement, dokumen erp.opname_stok_input
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.opname_stok_input := opname_stok_problems.dokumen;
  v_awal constant boolean := v_d.mode is not distinct from 'saldo_awal';
begin
  return erp_private.stok_kepala_problems(
      v_d.tanggal, v_d.lokasi_id, v_d.nomor_referensi, v_d.keterangan, cardinality(v_d.detail)
    )
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
            case when d.kali > 1 then 'barang ini sudah ada di baris lain' end
          )),
          (2, 'qty_fisik: ' || case
            when d.qty_fisik is null then erp_private.kalimat('wajib')
            else erp_private.angka_problem(d.qty_fisik, 6, true)
          end),
          (3, 'hpp: ' || case
            when d.hpp is null and v_awal then 'wajib diisi pada saldo awal'
            when d.hpp * d.qty_fisik >= 1e15 then 'nilai baris terlalu besar'
            else erp_private.angka_problem(d.hpp, 6, true)
          end),
          (4, 'qty_sistem_dilihat: ' || case
            when d.qty_sistem_dilihat is null then null
            when v_awal then 'tidak dapat pada saldo awal'
            else erp_private.angka_problem(abs(d.qty_sistem_dilihat), 6, true)
          end),
          (5, case
            when length(d.keterangan) > 1000
              then erp_private.kalimat_di('keterangan', 'huruf_paling_banyak', '1000')
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;
