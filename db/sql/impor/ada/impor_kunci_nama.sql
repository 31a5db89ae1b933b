/** Lets one run after the other make records of a kind that name no code. */
-- They are known by their names, which nothing else keeps apart: of two runs at once both would
-- find none of them.
create or replace function erp_private.impor_kunci_nama(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_jenis constant text := (select i.jenis from impor as i where i.id = impor_kunci_nama.id);
begin
  if v_jenis in ('kontak', 'barang', 'lokasi', 'aset') and exists (
    select from impor_baris as b
     where b.impor_id = impor_kunci_nama.id and b.macam = 'data'
       and b.isi #> '{baris,kode}' is null
  ) then
    perform pg_advisory_xact_lock(hashtextextended(
      format('impor %s %s', 'impor'::regclass::oid, v_jenis), 0
    ));
  end if;
end
$$;
