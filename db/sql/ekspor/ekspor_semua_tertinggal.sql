/**
 * The data that files of an export of everything cannot carry: [{perihal, pesan, banyak, contoh}].
 */
-- Only what the tenant uses. `contoh` has at most five codes or numbers.
create or replace function erp_private.ekspor_semua_tertinggal(buku anyelement, per date)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'perihal', t.perihal, 'pesan', t.pesan, 'banyak', t.banyak, 'contoh', t.contoh
      ) order by t.urutan, t.perihal, t.pesan), '[]')
      from (
        select 1 as urutan, d.* from erp_private.ekspor_tertinggal_dokumen(buku, per) as d
        union all
        select 2, s.* from erp_private.ekspor_tertinggal_saldo(buku, per) as s
        union all
        select 3, i.* from erp_private.ekspor_tertinggal_induk(buku, per) as i
      ) as t
  );
end
$$;
