/** The places that a member or key is given, each once (VAPGN, VAKUN by `kode`); null is all. */
-- `jalur` stands before the name of the field. On the platform of a tenant that lives on another
-- node no places are known: there each is taken, and one that is not there shows nothing.
-- @execute erp_writer
create or replace function erp_private.lokasi_given(
  buku anyelement, lokasi_id bigint[], kode text, jalur text default ''
) returns bigint[] language plpgsql stable as $$
declare
  v_masalah text[];
begin
  if lokasi_given.lokasi_id is null then
    return null;
  end if;
  v_masalah := array_remove(array[
    case
      when lokasi_given.lokasi_id = '{}'
        then erp_private.kalimat_di(lokasi_given.jalur || 'lokasi_id', 'wajib')
      when cardinality(lokasi_given.lokasi_id) > 100 then erp_private.kalimat_di(
        lokasi_given.jalur || 'lokasi_id', 'isi_paling_banyak', '100'
      )
    end
  ], null);
  if erp_private.tenant_is_here(erp.tenant_kode()) then
    v_masalah := v_masalah || array(
      select erp_private.kalimat_di(
               format('%slokasi_id.%s', lokasi_given.jalur, d.ke - 1), 'tidak_ditemukan'
             )
        from unnest(lokasi_given.lokasi_id) with ordinality as d (id, ke)
       where d.ke <= 100 and not exists (select from lokasi as l where l.id = d.id)
       order by d.ke
    );
  end if;
  perform erp_private.kesalahan_refuse(lokasi_given.kode, variadic v_masalah);
  return array(select distinct x from unnest(lokasi_given.lokasi_id) as x order by x);
end
$$;
