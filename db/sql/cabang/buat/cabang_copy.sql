/** Copies the rows and numbers of a tenant into the empty tables of another (KOCAD). */
-- As the caller's snapshot sees them. What belongs to the tenant alone stays there: what leaves it
-- (events, webhooks, links and e-mails that wait), its gate, answers that are kept for repeated
-- requests, and what its keys moved. With `samarkan` also not what tells of people in many words:
-- its trail, feed, files, imports, drafts, requests and e-mails. Triggers and foreign keys are off
-- meanwhile.
create or replace function erp_private.cabang_copy(dari text, ke text, samarkan boolean)
returns void language plpgsql as $$
declare
  v_dari constant text := 't_' || dari;
  v_ke constant text := 't_' || ke;
  v_tabel record;
  v_putus text;
begin
  for v_tabel in
    select c.oid::regclass as asal, format('%I.%I', v_ke, c.relname)::regclass as tujuan,
           string_agg(quote_ident(a.attname), ', ' order by a.attnum) as kolom
      from erp_private.tenant_relations(v_dari) as c
      join pg_catalog.pg_attribute as a
        on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r'
       and c.relname <> all (
         '{outbox,webhook,webhook_pengiriman,cetak_tautan,cetak_rahasia,gerbang,idempotency,
           kunci_rupiah}'
       )
       and not (
         samarkan and c.relname = any (
           '{audit,audit_antre,audit_segel,audit_posisi,perubahan,lampiran,lampiran_tautan,draft,
             impor_paket,impor,impor_baris,impor_buat,impor_hasil,persetujuan,persetujuan_usul,
             persetujuan_langkah,persetujuan_putusan,delegasi,peristiwa,cetak_kirim}'
         )
       )
     group by c.oid, c.relname
     order by c.relname
  loop
    perform erp_private.cadangan_still(v_tabel.tujuan);
    execute format('delete from %s', v_tabel.tujuan);
    execute format(
      'insert into %1$s (%3$s) overriding system value select %3$s from %2$s',
      v_tabel.tujuan, v_tabel.asal, v_tabel.kolom
    );
  end loop;
  perform pg_catalog.setval(format('%I.%I', v_ke, s.sequencename)::regclass, s.last_value)
     from pg_catalog.pg_sequences as s
    where s.schemaname = v_dari and s.last_value is not null;
  execute format(
    'update %I.cetak_kirim set status = %L, galat = %L where status = %L', v_ke, 'gagal',
    'surel tidak keluar dari cabang uji', 'antre'
  );
  execute format(
    'update %I.pengaturan
        set nama = (select t.nama from erp_private.tenant as t where t.kode = %L)', v_ke, ke
  );
  if samarkan then
    perform erp_private.cabang_mask(dari, ke);
  end if;
  v_putus := erp_private.cadangan_dangling(v_ke);
  if v_putus is not null then
    raise exception using errcode = 'KOCAD',
      message = format('salinan tidak utuh: rujukan putus pada %s', v_putus);
  end if;
  for v_tabel in
    select c.oid::regclass as tujuan
      from erp_private.tenant_relations(v_ke) as c
     where c.relkind = 'r'
  loop
    perform erp_private.cadangan_awake(v_tabel.tujuan);
    execute format('analyze %s', v_tabel.tujuan);
  end loop;
end
$$;
