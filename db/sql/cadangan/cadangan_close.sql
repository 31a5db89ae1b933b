/** Ends the restoring of a tenant: users, sequences, later steps, audit row (KOCAD). */
-- Refuses rows that break a foreign key. The audit row says where the books come from. Triggers
-- fire again from here on. A backup of before walls has roles without any.
create or replace function erp_private.cadangan_close(kode text, kepala jsonb)
returns void language plpgsql as $$
declare
  v_skema constant text := 't_' || cadangan_close.kode;
  v_putus text;
begin
  perform erp_private.cadangan_still('erp_private.membership');
  insert into erp_private.peran
  select r.*
    from jsonb_array_elements(kepala -> 'peran') as x (isi)
   cross join jsonb_populate_record(
     null::erp_private.peran, '{"lihat_biaya": true, "hanya_milik": false}' || x.isi
       || jsonb_build_object('tenant_kode', cadangan_close.kode)
   ) as r
  on conflict do nothing;
  perform erp_private.cadangan_anggota(kode, kepala -> 'pengguna');
  perform pg_catalog.setval(format('%I.%I', v_skema, u.nama)::regclass, u.nilai)
     from jsonb_each_text(kepala -> 'urutan') as x (nama, teks)
    cross join lateral (select x.nama, x.teks::bigint as nilai) as u
    where u.nilai is not null;
  v_putus := erp_private.cadangan_dangling(v_skema);
  if v_putus is not null then
    raise exception using errcode = 'KOCAD',
      message = format('isi cadangan tidak utuh: rujukan putus pada %s', v_putus);
  end if;
  -- The receivers of webhooks know the tenant that was backed up: an admin decides whether they
  -- hear of this one. Secrets are sealed for a tenant, so those of another one are replaced.
  if to_regclass(format('%I.webhook', v_skema)) is not null then
    execute format(
      'update %I.webhook set aktif = false, sebab_mati = %L', v_skema,
      'tenant ini dipulihkan dari cadangan; dengan kode lain, putar rahasianya'
    );
  end if;
  -- E-mails that waited are sent by the tenant that was backed up, not by this one.
  if to_regclass(format('%I.cetak_kirim', v_skema)) is not null then
    execute format(
      'update %I.cetak_kirim set status = %L, galat = %L where status = %L', v_skema, 'gagal',
      'tenant ini dipulihkan dari cadangan', 'antre'
    );
  end if;
  perform erp_private.cadangan_awake(c.oid)
     from pg_catalog.pg_class as c
    where c.relnamespace = v_skema::regnamespace and c.relkind = 'r';
  perform erp_private.cadangan_awake('erp_private.membership');
  update erp_private.tenant as t
     set aktif = (kepala ->> 'aktif')::boolean,
         dibuat_pada = (kepala ->> 'dibuat_pada')::timestamptz
   where t.kode = cadangan_close.kode;
  perform erp_private.tenant_upgrade(kode);
  -- Epoch 1, however often the tenant that was backed up has moved.
  execute format('update %I.gerbang set keadaan = ''buka'', epoch = 1', v_skema);
  perform pg_catalog.set_config('search_path', format('%I, erp, pg_temp', v_skema), true);
  perform pg_catalog.set_config('erp.tenant', kode, true);
  insert into modul (kode) select m.kode from erp.modul_ref as m on conflict do nothing;
  perform erp_private.jejak_write(
    null::buku, v_skema::name, 'pulih', 'tenant', kode, null,
    jsonb_build_object('dari', kepala ->> 'kode', 'dicadangkan_pada', kepala -> 'dicadangkan_pada')
  );
end
$$;
