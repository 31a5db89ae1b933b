/** Finds rows of sums that look like data: left out where their numbers prove it, else asked. */
-- They say so in a word, or hold numbers alone.
create or replace function erp_private.impor_jumlah_baris(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_b record;
  v_sama boolean;
begin
  for v_b in
    select b.ke, b.isi, erp_private.impor_sel_jumlah(b.sel, false) as kata
      from impor_baris as b
     where b.impor_id = impor_jumlah_baris.id and b.macam = 'data' and (
       erp_private.impor_sel_jumlah(b.sel, false)
       or b.isi -> 'dokumen' = '{}' and b.isi -> 'baris' <> '{}' and not exists (
         select
           from erp_private.impor_kolom_of(buku, b.impor_id) as k
          where k.tipe not in ('angka', 'bulat') and b.isi -> 'baris' ? k.bidang
       )
     )
     order by b.ke
     limit 100
  loop
    v_sama := coalesce((
      select bool_and(n.jumlah = (f.value #>> '{}')::numeric)
        from jsonb_each(v_b.isi -> 'baris') as f
       cross join lateral (
         select sum((x.isi -> 'baris' ->> f.key)::numeric) as jumlah
           from impor_baris as x
          where x.impor_id = impor_jumlah_baris.id and x.macam = 'data' and x.ke < v_b.ke
       ) as n
       where f.value <> '0' and f.key in (
         select k.bidang
           from erp_private.impor_kolom_of(buku, impor_jumlah_baris.id) as k
          where k.tipe in ('angka', 'bulat')
       )
    ), false);
    if v_sama then
      update impor_baris as b
         set macam = 'jumlah', temuan = '[]'
       where b.impor_id = impor_jumlah_baris.id and b.ke = v_b.ke;
      update impor as i
         set catatan = i.catatan || to_jsonb(format('baris jumlah dilewati: %s', v_b.ke))
       where i.id = impor_jumlah_baris.id;
    elsif v_b.kata then
      update impor as i
         set saksi = i.saksi || jsonb_build_array(jsonb_build_object(
               'macam', 'jumlah', 'kolom', null, 'cocok', null, 'pesan', format(
                 'baris %s: jumlah atau isi? angkanya bukan jumlah baris di atasnya; dibaca'
                 ' sebagai isi', v_b.ke
               )
             ))
       where i.id = impor_jumlah_baris.id;
    end if;
  end loop;
end
$$;
