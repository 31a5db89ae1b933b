/** The head of a copy that continues a document: its contact and place, and what was agreed on. */
create or replace function erp_private.salin_head(
  buku anyelement, id bigint, cara text, ke erp.jenis_transaksi, tanggal date, lagi boolean
) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
        'kontak_id', t.kontak_id, 'lokasi_id', t.lokasi_id, 'nomor_referensi', t.nomor_referensi,
        'keterangan', t.keterangan
      ) || case salin_head.cara
        when 'penawaran' then jsonb_build_object(
          'harga_kode', t.harga_kode, 'tanggal_kirim', case
            when (t.rincian ->> 'tanggal_kirim')::date >= salin_head.tanggal
              then t.rincian -> 'tanggal_kirim'
          end, 'lagi', case when t.status_order = 'diterima' then nullif(salin_head.lagi, false) end
        )
        when 'order' then jsonb_build_object('harga_kode', case
          when salin_head.ke = 'penjualan' then t.harga_kode
        end)
        when 'retur' then jsonb_build_object('dokumen_asal_id', t.id)
        else '{}'
      end
      from transaksi as t
     where t.id = salin_head.id
  );
end
$$;
