/**
 * What the postings of this transaction since a moment made, without the ids that they were given.
 */
-- Head and lines of the document, where one is named; all journals, movements and allocations; the
-- changes of orders. A rehearsal shows this, and its digest is made of it. Records that existed
-- before (older documents, goods, contacts) stand by their id.
create or replace function erp_private.sidik_inti(
  buku anyelement, mulai timestamptz, transaksi_id bigint default null
) returns jsonb language plpgsql stable as $$
declare
  v_posting constant bigint[] := array(
    select p.id from posting as p
     where p.dicatat_pada >= sidik_inti.mulai and p.xid = pg_current_xact_id()
     order by p.id
  );
begin
  return jsonb_build_object(
    'kepala', (
      select to_jsonb(t) - '{id,nomor,status,status_bayar,isi,posting_id,alasan,dibuat_oleh,
          penyusun,dibuat_pada,diubah_pada,disetujui_oleh,gabungan_id,cari,atribut}'::text[]
          || jsonb_build_object(
            'rincian', t.rincian - 'peringatan',
            'dimensi', erp_private.dimensi_json(buku, t.gabungan_id)
          )
        from transaksi as t
       where t.id = sidik_inti.transaksi_id
    ),
    'detail', (
      select coalesce(jsonb_agg(
          to_jsonb(b) - '{id,transaksi_id,gabungan_id,atribut}'::text[] || jsonb_build_object(
            'rincian', b.rincian - '{dilihat,dibukukan}'::text[],
            'dimensi', erp_private.dimensi_json(buku, b.gabungan_id)
          ) order by b.baris
        ), '[]')
        from transaksi_baris as b
       where b.transaksi_id = sidik_inti.transaksi_id
    ),
    'jurnal', erp_private.sidik_jurnal(buku, v_posting),
    'stok', erp_private.sidik_stok(buku, v_posting),
    'alokasi', erp_private.sidik_alokasi(buku, v_posting),
    'order', erp_private.sidik_order(buku, v_posting)
  );
end
$$;
