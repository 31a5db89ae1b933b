/** Refuses external ids that other documents of the kind have (KOIDL). */
-- Names the other document to who sees it. Who calls it could not write all of its ids.
create or replace function erp_private.id_luar_taken(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, id_luar jsonb
) returns void language plpgsql as $$
begin
  raise exception using errcode = 'KOIDL', message = coalesce((
    select string_agg(
        format('id_luar.%s: %s sudah dipakai %s', l.sumber, l.nilai, case
          when t.nomor is not null
            and erp_private.cakupan_may('transaksi', 'read', id_luar_taken.jenis)
            and erp_private.transaksi_milik(buku, t.id) then t.nomor
          else 'transaksi lain'
        end), E'\n' order by l.sumber
      )
      from transaksi_id_luar as l
      left join transaksi as t on t.id = l.transaksi_id
     where l.jenis = id_luar_taken.jenis and l.transaksi_id <> id_luar_taken.id
       and (l.sumber, l.nilai) in (
         select e.key, e.value from jsonb_each_text(id_luar_taken.id_luar) as e
       )
  ), 'id_luar: baru saja berubah; coba lagi');
end
$$;
