/** Makes the next documents of a part up to a day; answers how many, and why one was refused. */
create or replace function erp_private.impor_paket_run(
  buku anyelement, id bigint, hari date, out jadi integer, out galat text
) language plpgsql as $$
declare
  v_dokumen integer[];
  v_baris jsonb[];
  v_hasil jsonb[];
begin
  galat := erp_private.impor_paket_make(buku, impor_paket_run.id) #>> '{0,pesan}';
  if galat is not null then
    jadi := 0;
    return;
  end if;
  select array_agg(d.dokumen order by d.dokumen), array_agg(d.baris order by d.dokumen)
    into v_dokumen, v_baris
    from erp_private.impor_paket_sehari(buku, impor_paket_run.id, hari) as d;
  v_hasil := erp_private.impor_run(buku, impor_paket_run.id, v_dokumen, v_baris);
  update impor_baris as b
     set hasil = h.hasil
    from unnest(v_dokumen, v_hasil) as h (ke, hasil)
   where h.hasil ? 'aksi' and b.impor_id = impor_paket_run.id and b.ke = h.ke;
  select count(*) filter (where h.hasil ? 'aksi'), max(h.hasil ->> 'galat') into jadi, galat
    from unnest(v_hasil) as h (hasil);
  update impor as i
     set posisi = coalesce(v_dokumen[jadi], i.posisi)
   where i.id = impor_paket_run.id;
end
$$;
