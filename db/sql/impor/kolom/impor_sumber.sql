/** The first source of external ids of an entity or kind that comes after `sesudah`; or null. */
create or replace function erp_private.impor_sumber(
  buku anyelement, entitas erp.entitas_master, jenis erp.jenis_transaksi, sesudah text
) returns text language plpgsql stable as $$
begin
  return case
    when impor_sumber.entitas is not null then (
      select min(l.sumber) from master_id_luar as l
       where l.entitas = impor_sumber.entitas and l.sumber > impor_sumber.sesudah
    )
    else (
      select min(l.sumber) from transaksi_id_luar as l
       where l.jenis = impor_sumber.jenis and l.sumber > impor_sumber.sesudah
    )
  end;
end
$$;
