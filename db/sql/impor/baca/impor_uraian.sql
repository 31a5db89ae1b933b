/** Moves words of documents that differ from row to row to the lines. */
-- Journals mostly say in `Keterangan` what each line is for.
create or replace function erp_private.impor_uraian(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  if not exists (
    select
      from impor as i
      join erp_private.impor_jenis as j on j.jenis = i.jenis and j.sifat = 'dokumen'
     where i.id = impor_uraian.id and i.kolom @> '[{"kolom": "keterangan"}]'
       and not i.kolom @> '[{"kolom": "keterangan_baris"}]'
  ) or not exists (
    select
      from impor_baris as b
     where b.impor_id = impor_uraian.id and b.macam = 'data'
       and b.isi #> '{dokumen,keterangan}' is not null
     group by b.dokumen
    having count(distinct b.isi #> '{dokumen,keterangan}') > 1
  ) then
    return;
  end if;
  update impor_baris as b
     set isi = jsonb_set(
           b.isi #- '{dokumen,keterangan}', '{baris,keterangan}', b.isi #> '{dokumen,keterangan}'
         )
   where b.impor_id = impor_uraian.id and b.macam = 'data'
     and b.isi #> '{dokumen,keterangan}' is not null;
  update impor as i
     set kolom = (
           select jsonb_agg(
               case when k ->> 'kolom' = 'keterangan'
                 then k || '{"kolom": "keterangan_baris"}' else k end order by n
             )
             from jsonb_array_elements(i.kolom) with ordinality as e (k, n)
         )
   where i.id = impor_uraian.id;
end
$$;
