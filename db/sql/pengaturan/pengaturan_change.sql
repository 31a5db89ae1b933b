/** Changes settings of the tenant (VASET, KOSET). */
-- Settings that are not named stay. A change acts at once: settings that postings depend on block
-- all postings until it is done.
create or replace function erp_private.pengaturan_change(buku anyelement, patch jsonb)
returns void language plpgsql as $$
declare
  v_lama jsonb;
  v_ubah jsonb;
  v_peran jsonb;
begin
  select to_jsonb(p) into v_lama from pengaturan as p;
  perform erp_private.pengaturan_refuse(buku, patch, v_lama);
  if patch ? 'tanggal_kunci' then
    perform erp_private.hpp_pending_refuse(current_schema());
  end if;
  if patch ? 'akun_peran' or exists (
    select from erp_private.setelan as s where s.diam and patch ? s.nama
  ) then
    perform erp_private.periode_exclude(buku);
  end if;
  select to_jsonb(p) into v_lama from pengaturan as p for no key update;
  -- Once more: accounts and settings may have changed while this waited.
  perform erp_private.pengaturan_refuse(buku, patch, v_lama);
  if erp.if_match() is not null then
    perform erp_private.if_match_refuse(erp_private.pengaturan_json(buku));
  end if;
  v_lama := v_lama
    || jsonb_build_object('format_nomor', erp_private.format_nomor_on(v_lama, 'infinity'));
  -- A decimal may come as a string.
  select coalesce(jsonb_object_agg(n.nama, n.nilai), '{}') into v_ubah
    from (
      select (r.setelan).nama, case
               when (r.setelan).tipe in ('uang', 'kuantitas') and jsonb_typeof(r.nilai) = 'string'
                 then to_jsonb((r.nilai #>> '{}')::numeric)
               else r.nilai
             end as nilai
        from erp_private.pengaturan_rows(patch, v_lama) as r
    ) as n
   where n.nilai <> v_lama -> n.nama;
  v_peran := coalesce(patch -> 'akun_peran', '{}');
  perform erp_private.pengaturan_conflict_refuse(buku, v_lama, v_ubah);
  if not erp_private.akun_peran_store(buku, v_peran) and v_ubah = '{}' then
    return;
  end if;
  if v_ubah <> '{}' then
    perform erp_private.pengaturan_store(buku, v_ubah);
  end if;
  perform erp_private.outbox_add(buku, 'pengaturan', jsonb_build_object(
    'setelan', (select jsonb_agg(k.nama order by k.nama)
                  from jsonb_object_keys(v_ubah || v_peran) as k (nama))
  ));
end
$$;
