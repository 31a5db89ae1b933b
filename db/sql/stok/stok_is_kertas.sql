/** Whether a correction is what a paper itself changed, and does not follow from one. */
-- It corrects goods that came at a value of their own, which no replay changes.
-- @execute erp_writer, erp_reader
create or replace function erp_private.stok_is_kertas(buku anyelement, mutasi_id bigint)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from mutasi_stok as k
      join mutasi_stok as m on m.id = k.koreksi_untuk
     where k.id = stok_is_kertas.mutasi_id and k.tanggal_kertas is not null
       and m.jenis = 'masuk' and m.dasar = 'tetap'
  );
end
$$;
