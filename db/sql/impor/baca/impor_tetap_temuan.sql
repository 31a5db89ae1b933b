/** Findings of the first row of an import about its constants: [{ke, …}]. */
-- About constants that name a record that is not there. Of a part of a bundle it may come with
-- another part.
create or replace function erp_private.impor_tetap_temuan(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'ke', b.ke, 'kolom', n.nama, 'pesan', 'isi tetap: ' || n.salah
      ) order by n.nama), '[]')
      from impor as i
     cross join lateral erp_private.impor_tetap_nilai(buku, i.jenis, i.tetap, i.gaya) as n
     cross join lateral (
       select min(x.ke) as ke from impor_baris as x where x.impor_id = i.id and x.macam = 'data'
     ) as b
     where i.id = impor_tetap_temuan.id and b.ke is not null and n.salah is not null
       and n.tipe <> all (i.buat)
  );
end
$$;
