/** Own fields and external ids that are columns of a file of documents; null where none are. */
-- `berkas` is the kind, with what follows a colon (`penjualan:sampai`). The names in
-- `impor_baris.isi`, of lines with `baris` before them, in the order of the columns.
create or replace function erp_private.ekspor_bidang(buku anyelement, berkas text)
returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(case when k.dokumen then '' else 'baris ' end || k.bidang order by k.urutan)
      from erp_private.impor_kolom_list(buku, split_part(berkas, ':', 1)) as k
     where k.bidang ~ ':'
  );
end
$$;
