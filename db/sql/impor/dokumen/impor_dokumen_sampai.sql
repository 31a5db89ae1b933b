/** The last document of the next rows of an import after one; null after the last. */
create or replace function erp_private.impor_dokumen_sampai(
  buku anyelement, impor_id bigint, sesudah integer, paling_banyak integer
) returns integer language plpgsql stable as $$
begin
  return (
    select max(d.dokumen)
      from (
        select x.dokumen from impor_baris as x
         where x.impor_id = impor_dokumen_sampai.impor_id and x.macam = 'data'
           and x.dokumen > impor_dokumen_sampai.sesudah
         order by x.dokumen, x.ke
         limit impor_dokumen_sampai.paling_banyak
      ) as d
  );
end
$$;
