/** Messages about roles that are to be given in tenants, a line each; null where all is well. */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.membership_problem(penugasan erp.penugasan[])
returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  if penugasan is null then
    return erp_private.kalimat_di('assignments', 'wajib');
  end if;
  return (
    select string_agg(p.pesan, E'\n' order by p.ordinality)
      from (
        select d.ordinality, format('assignments.%s.', d.ordinality - 1) || case
            when d.tenant_kode is null then erp_private.kalimat_di('tenant_kode', 'wajib')
            when num_nulls(d.peran, d.peran_kode) = 2 then erp_private.kalimat_di('peran', 'wajib')
            when num_nulls(d.peran, d.peran_kode) = 0
              then 'peran_kode: sebut peran atau peran_kode, jangan keduanya'
            when 1 < count(*) over (partition by d.tenant_kode)
              then erp_private.kalimat_di('tenant_kode', 'berulang')
            when d.lokasi_id is not null and d.tenant_kode <> erp.tenant_kode()
              then 'lokasi_id: hanya di tenant permintaan ini'
            when d.lokasi_id is not null and d.semua_lokasi
              then erp_private.kalimat_di('lokasi_id', 'tembok_cakupan', 'semua_lokasi')
          end as pesan
          from unnest(penugasan) with ordinality as d
      ) as p
  );
end
$$;
