/** The columns of a file, where one called VAT that holds numbers is no tax code any more. */
-- Unless somebody said that it is the tax code.
create or replace function erp_private.impor_pajak_angka(
  buku anyelement, id bigint, kepala integer, kolom jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_k record;
begin
  select c.n, c.isi ->> 'judul' as judul, (c.isi ->> 'sel')::integer as sel into v_k
    from jsonb_array_elements(impor_pajak_angka.kolom) with ordinality as c (isi, n)
   where c.isi ->> 'kolom' = 'pajak_kode'
     and erp_private.impor_nama(c.isi ->> 'judul') <> 'pajakkode'
     and not exists (
       select
         from impor as i
        cross join lateral (
           select erp_private.impor_nama(p.key) as nama from jsonb_each(i.pemetaan) as p
           union all
           select m.nama from impor_pemetaan as m where m.jenis = i.jenis
         ) as s
        where i.id = impor_pajak_angka.id
          and s.nama = erp_private.impor_nama(c.isi ->> 'judul')
     );
  if v_k.n is null or not coalesce((
    select bool_and(b.teks ~ '^[\d\s.,%-]+$')
      from (
        select x.sel ->> v_k.sel as teks
          from impor_baris as x
         where x.impor_id = impor_pajak_angka.id and x.ke > impor_pajak_angka.kepala
           and x.sel ->> v_k.sel is not null
           and erp_private.impor_nama(x.sel ->> v_k.sel)
             <> erp_private.impor_nama(v_k.judul)
         order by x.ke
         limit 1000
      ) as b
  ), false) then
    return kolom;
  end if;
  return jsonb_set(kolom, array[(v_k.n - 1)::text, 'kolom'], 'null');
end
$$;
