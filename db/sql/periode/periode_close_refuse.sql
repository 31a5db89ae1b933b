/** Refuses to close days on which drafts or planned reversals still wait (KOTUP). */
-- They could not be posted on their day any more. `kolom` is the field that the message names. The
-- worker posts a planned reversal from its day on, every half hour; in a closed month it would go
-- to a later one. A reversal whose month was closed before it was planned goes to the first open
-- day, and so waits in the month of that day.
create or replace function erp_private.periode_close_refuse(
  buku anyelement, dari date, sampai date, kolom text
) returns void language plpgsql stable as $$
declare
  v_draft record;
  v_balik record;
begin
  select count(*) as banyak, min(t.tanggal) as pertama into v_draft
    from transaksi as t
   where t.status = 'draft'
     and t.tanggal >= periode_close_refuse.dari and t.tanggal <= periode_close_refuse.sampai;
  if v_draft.banyak > 0 then
    raise exception using errcode = 'KOTUP', message = format(
      '%s: masih ada %s transaksi draft bertanggal sampai %s, yang pertama %s',
      kolom, v_draft.banyak, sampai, v_draft.pertama
    );
  end if;
  select t.nomor, b.tanggal into v_balik
    from jurnal_balik as b
    join transaksi as t on t.id = b.transaksi_id and t.status = 'final'
   where b.pembalik_id is null
     and b.tanggal <= least(periode_close_refuse.sampai, erp_private.tenant_today(buku))
     and case
       when b.tanggal >= periode_close_refuse.dari then true
       else erp_private.periode_first_open(buku, b.tanggal)
         between periode_close_refuse.dari and periode_close_refuse.sampai
     end
   order by b.tanggal, t.id
   limit 1;
  if found then
    raise exception using errcode = 'KOTUP', message = format(
      '%s: jurnal balik otomatis dari %s untuk %s belum diposting; worker mencobanya tiap '
      || 'setengah jam', kolom, v_balik.nomor, v_balik.tanggal
    );
  end if;
end
$$;
