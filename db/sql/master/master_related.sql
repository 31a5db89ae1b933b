/** Fields of the records that a record names: each as a list is asked for it, and its SQL. */
-- `satuan.kode` of goods, by satuan_id: one step. No amounts and references of the other record.
-- @execute erp_writer, erp_reader
create or replace function erp_private.master_related(
  buku anyelement, entitas erp.entitas_master
) returns table (nama text, ekspresi text) language plpgsql stable as $$
begin
  return query
    select regexp_replace(k.nama, '_(id|kode)$', '') || '.' || t.nama, format(
             '(select r.%I from %s as r where r.%I = m.%I)', t.nama, k.rujukan_tabel,
             k.rujukan_kunci, k.nama
           )
      from erp_private.master_kolom as k
      join erp_private.master_kolom as t on t.entitas::text = k.rujukan_tabel
     where k.entitas = master_related.entitas and k.standar and t.standar
       and t.ekspresi is null and t.rujukan_tabel is null
       and t.tipe in ('teks', 'pilihan', 'bulat', 'tanggal', 'boolean');
end
$$;
