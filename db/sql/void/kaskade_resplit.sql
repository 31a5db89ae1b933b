/** Takes returns' shares of what was settled along with what settled it (KOTUP). */
-- `semula` is what was settled before the void of a document took its part of it
-- (kaskade_settled). A return keeps of each way the share that is left of it; the rest lowers what
-- its document owes again. Each gets one journal, of the day of the void, but not before its own.
-- Answers their journals, to be numbered last.
create or replace function erp_private.kaskade_resplit(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date, nomor text,
  semula erp_private.kaskade_lunas[]
) returns erp_private.kaskade[] language plpgsql as $$
declare
  v_akun constant jsonb := erp_private.akun_roles(buku);
  v_hasil erp_private.kaskade[] := '{}';
  v_r record;
  v_bagian record;
  v_jurnal bigint;
begin
  for v_r in
    select t.id, t.kontak_id, t.jenis = 'retur-penjualan' as jual, d.dokumen_id, d.semula,
           coalesce(t.gabungan_id, 0) as gabungan_id, greatest(
             kaskade_resplit.tanggal, t.tanggal,
             (select max(j.tanggal) from jurnal as j where j.transaksi_id = t.id)
           ) as tanggal
      from (
        select s.retur_id, s.dokumen_id, array_agg(s) as semula
          from unnest(kaskade_resplit.semula) as s
         group by s.retur_id, s.dokumen_id
      ) as d
     -- A fence: looked up by its key, also by plans made when there were few documents.
     cross join lateral (select x.* from transaksi as x where x.id = d.retur_id offset 0) as t
     order by t.id
  loop
    v_bagian := erp_private.kaskade_share(
      buku, v_r.id, v_r.dokumen_id, v_r.jual, v_r.kontak_id, v_r.semula, v_akun
    );
    continue when cardinality(v_bagian.lunas) = 0;
    perform erp_private.periode_day_refuse(buku, v_r.tanggal, 'tanggal');
    perform erp_private.alokasi_insert(
      buku, kaskade_resplit.posting_id, v_r.id, v_r.tanggal, v_bagian.alokasi
    );
    update transaksi as t
       set rincian = t.rincian || jsonb_build_object(
             'pengembalian', (t.rincian -> 'pengembalian') || (
               select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                   'cara', l.cara, 'akun_kode', l.akun_kode, 'jumlah', -l.nilai,
                   'pelepas_id', kaskade_resplit.transaksi_id
                 )))
                 from unnest(v_bagian.lunas) as l
             )
           ),
           diubah_pada = now()
     where t.id = v_r.id;
    v_jurnal := nextval('jurnal_id_seq');
    perform erp_private.jurnal_write(
      buku, kaskade_resplit.posting_id, v_jurnal, v_r.tanggal, v_bagian.ayat, v_r.gabungan_id
    );
    v_hasil := v_hasil || row (
      v_r.id, v_jurnal, v_r.tanggal, format('pelepasan karena void %s', nomor)
    )::erp_private.kaskade;
  end loop;
  return v_hasil;
end
$$;
