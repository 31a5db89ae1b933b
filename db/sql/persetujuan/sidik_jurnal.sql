/** The journals of postings, without their ids and numbers. */
-- `transaksi_id` is told only where the document existed before.
create or replace function erp_private.sidik_jurnal(buku anyelement, posting bigint[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(x.isi order by x.isi ->> 'tanggal', x.isi::text), '[]')
      from (
        select jsonb_build_object(
            'transaksi_id', (
              select t.id from transaksi as t
               where t.id = j.transaksi_id and t.posting_id <> all (sidik_jurnal.posting)
            ),
            'jenis', j.jenis, 'tanggal', j.tanggal, 'keterangan', j.keterangan,
            'lintas_periode', j.lintas_periode, 'baris', (
              select jsonb_agg(jsonb_build_object(
                  'akun_kode', b.akun_kode, 'debit', b.debit, 'kredit', b.kredit,
                  'kontak_id', b.kontak_id,
                  'dimensi', erp_private.dimensi_json(buku, b.gabungan_id)
                ) order by b.baris)
                from jurnal_baris as b
               where b.jurnal_id = j.id
            )
          ) as isi
          from jurnal as j
         where j.posting_id = any (sidik_jurnal.posting)
      ) as x
  );
end
$$;
