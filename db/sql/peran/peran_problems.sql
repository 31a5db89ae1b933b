/** Messages about a role of the tenant's own, or an empty array. */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_problems(
  kode text, nama text, dasar erp.peran, cakupan text[]
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_dasar constant text[] := erp_private.peran_cakupan(dasar);
begin
  return array_remove(array[
    case
      when peran_problems.kode is null then erp_private.kalimat_di('kode', 'wajib')
      when peran_problems.kode !~ '^[a-z][a-z0-9-]{1,30}$'
        then 'kode: 2 sampai 31 huruf kecil, angka atau tanda hubung, diawali huruf'
    end,
    case
      when coalesce(nama, '') !~ '\S' then erp_private.kalimat_di('nama', 'wajib')
      when length(btrim(nama)) > 100
        then erp_private.kalimat_di('nama', 'huruf_paling_banyak', '100')
    end,
    case when dasar is null then erp_private.kalimat_di('dasar', 'wajib') end,
    case
      when coalesce(cardinality(cakupan), 0) = 0 then erp_private.kalimat_di('cakupan', 'wajib')
      -- A role of fifty that could fetch everything was given ekspor:read besides.
      when cardinality(array_remove(cakupan, 'ekspor:read')) > 50
        then 'cakupan: paling banyak 50'
    end
  ], null) || array(
    select format('cakupan.%s: %s', c.ke - 1, p.pesan)
      from unnest(cakupan) with ordinality as c (cakupan, ke)
     cross join lateral (
       select case
         when not coalesce(erp_private.cakupan_dikenal(c.cakupan), false)
           then erp_private.kalimat('tidak_dikenal')
         when not erp_private.cakupan_covers(v_dasar, c.cakupan)
           then erp_private.kalimat('di_luar_dasar', dasar::text)
         when not erp_private.cakupan_covers(erp.cakupan(), c.cakupan) and erp.cakupan() is not null
           then erp_private.kalimat('bukan_milik_anda')
       end as pesan
     ) as p
     where c.ke <= 51 and p.pesan is not null
     order by c.ke
  );
end
$$;
