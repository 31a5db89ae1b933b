/** Begins the steps of a request by a rule, as the rule is now; null: those of before are gone. */
-- What was decided before counts no more. Those who may act are told of a new round here, of the
-- first by whoever files the request.
create or replace function erp_private.langkah_begin(
  buku anyelement, id bigint, aturan_id bigint
) returns void language plpgsql as $$
declare
  v_a record;
  v_ronde integer;
begin
  select a.nama, a.langkah into v_a
    from aturan_persetujuan as a
   where a.id = langkah_begin.aturan_id;
  delete from persetujuan_langkah as l where l.persetujuan_id = langkah_begin.id;
  insert into persetujuan_langkah (
    persetujuan_id, ke, peran, di_lokasi, jumlah, batas_jam, eskalasi
  )
  select langkah_begin.id, l.ke, d.peran, d.di_lokasi, d.jumlah, d.batas_jam, d.eskalasi
    from jsonb_array_elements(v_a.langkah) with ordinality as l (isi, ke)
   cross join lateral jsonb_populate_record(null::erp.langkah_persetujuan_input, l.isi) as d
      on conflict do nothing;
  update persetujuan as p
     set aturan = v_a.nama, langkah_ke = case when v_a.nama is not null then 1 end,
         langkah_banyak = jsonb_array_length(v_a.langkah), pemutus = '{}',
         ronde = p.ronde + case when p.aturan is null then 0 else 1 end, diubah_pada = now()
   where p.id = langkah_begin.id
  returning p.ronde into v_ronde;
  perform erp_private.langkah_start(buku, langkah_begin.id, 1);
  if v_ronde > 1 and v_a.nama is not null then
    perform erp_private.langkah_tell(buku, langkah_begin.id);
  end if;
end
$$;
