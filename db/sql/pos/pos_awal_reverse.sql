/** Reverses open items of earlier opening balances (KODEP): their allocations and their lines. */
-- Locks the documents that opened the items. An item that was settled since is refused: the
-- settlement must be voided first. The lines are numbered from `dari` on and carry debit and credit
-- (ayat_awal).
create or replace function erp_private.pos_awal_reverse(
  buku anyelement, pos_ids bigint[], dari integer, out alokasi erp_private.alokasi_masukan[],
  out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_salah text;
begin
  perform erp_private.dokumen_lock_final(buku, array(
    select p.transaksi_id from pos_terbuka as p where p.id = any (pos_awal_reverse.pos_ids)
  ));
  select string_agg(distinct format('%s (%s, id %s)', g.nomor, g.jenis, g.id), ', ') into v_salah
    from alokasi as a
    join transaksi as g on g.id = a.transaksi_id
   where a.pos_id = any (pos_awal_reverse.pos_ids) and a.membalik_id is null
     and not exists (select from alokasi as r where r.membalik_id = a.id);
  if v_salah is not null then
    raise exception using errcode = 'KODEP', message = format(
      'ganti: saldo awal yang diganti sudah dipakai oleh %s; void dokumen itu lebih dulu', v_salah
    );
  end if;
  select array_agg(row (p.id, p.nilai, 0, 0, null)::erp_private.alokasi_masukan order by p.id),
         array_agg(jsonb_populate_record(null::erp_private.baris, jsonb_build_object(
           'id', nextval('transaksi_baris_id_seq'), 'baris', pos_awal_reverse.dari + p.ke,
           'akun_kode', p.akun_kode, 'bruto', p.nilai, 'subtotal', p.nilai,
           'gabungan_id', p.gabungan_id,
           'keterangan', format('Mengganti saldo awal %s', p.nomor),
           'rincian', jsonb_strip_nulls(jsonb_build_object(
             'debit', case when not p.debit then p.nilai end,
             'kredit', case when p.debit then p.nilai end, 'kontak_id', p.kontak_id,
             'nomor_faktur_asli', p.nomor_faktur_asli, 'dokumen_id', p.transaksi_id,
             'pos_id', p.id
           ))
         )) order by p.id)
    into pos_awal_reverse.alokasi, pos_awal_reverse.baris
    from (
      select x.id, x.akun_kode, x.kontak_id, x.nilai::numeric as nilai, x.nomor_faktur_asli,
             x.transaksi_id, t.nomor, x.jenis in ('piutang', 'uang_muka') as debit,
             row_number() over (order by x.id) - 1 as ke,
             coalesce((
               select min(b.gabungan_id)
                 from jurnal_baris as b
                where b.posting_id = x.posting_id and b.akun_kode = x.akun_kode
                  and b.kontak_id = x.kontak_id
             ), 0) as gabungan_id
        from pos_terbuka as x
        join transaksi as t on t.id = x.transaksi_id
       where x.id = any (pos_awal_reverse.pos_ids)
    ) as p;
end
$$;
