/** Says what parts of a bundle hold, and rehearses all of it anew (VAIMP, KOIMP, TDIMP). */
-- `bagian`: [{ke, jenis, dipakai, pasti, pemetaan, gaya, tetap, buat}], each as far as it is said;
-- `pasti` that the guess and what was asked are right, the last four as of an import (impor_patch).
-- A part that is of another kind then forgets what was said of its columns. Answers the bundle.
create or replace function erp.impor_paket_patch(id bigint, bagian jsonb)
returns json language plpgsql security definer as $$
declare
  v_p jsonb;
  v_salah text;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'create');
  perform erp_private.sebagian_refuse();
  perform erp_private.biaya_refuse();
  v_p := erp_private.impor_paket_lock(null::buku, impor_paket_patch.id);
  v_salah := erp_private.impor_paket_patch_problems(
    null::buku, impor_paket_patch.id, impor_paket_patch.bagian
  );
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
  if v_p ->> 'status' not in ('siap', 'ada_temuan', 'belum_pasti') then
    raise exception using errcode = 'KOIMP',
      message = format('paket impor ini sedang atau sudah %s', v_p ->> 'status');
  end if;
  update impor as i
     set pemetaan = '{}', gaya = '{}', tetap = '{}'
    from jsonb_to_recordset(impor_paket_patch.bagian) as b (ke integer, jenis text)
   where i.paket_id = impor_paket_patch.id and (i.bagian -> 'ke')::integer = b.ke
     and i.jenis <> b.jenis;
  update impor as i
     set jenis = coalesce(b.jenis, i.jenis),
         pasti = coalesce(b.pasti, i.pasti and coalesce(b.jenis = i.jenis, true)),
         ganti = i.ganti and coalesce(b.jenis, i.jenis) like 'saldo-awal-%',
         bagian = i.bagian || jsonb_build_object(
           'dipakai', coalesce(b.dipakai, b.jenis is not null or (i.bagian -> 'dipakai')::boolean),
           'urutan', erp_private.impor_paket_urutan(
             coalesce(b.jenis, i.jenis), i.bagian ->> 'nama'
           )
         ) || case
           when b.jenis is not null and (b.jenis <> i.jenis or i.bagian ->> 'yakin' <> 'pasti')
             or b.pasti and not i.pasti
             then '{"yakin": "disebut"}'::jsonb
           else '{}'
         end
    from jsonb_to_recordset(impor_paket_patch.bagian)
           as b (ke integer, jenis text, dipakai boolean, pasti boolean)
   where i.paket_id = impor_paket_patch.id and (i.bagian -> 'ke')::integer = b.ke;
  select string_agg(regexp_replace(s.salah, '^', format('bagian.%s.', b.n - 1), 'gm'), E'\n'
           order by b.n)
    into v_salah
    from jsonb_array_elements(impor_paket_patch.bagian) with ordinality as b (isi, n)
    join impor as i on i.paket_id = impor_paket_patch.id and i.bagian -> 'ke' = b.isi -> 'ke'
   cross join lateral (
     select erp_private.impor_paket_say(null::buku, i.id, b.isi, null) as salah
   ) as s;
  perform erp_private.kesalahan_refuse('VAIMP', v_salah);
  perform erp_private.impor_paket_right_refuse(null::buku, impor_paket_patch.id, 'create');
  perform erp_private.impor_restart(null::buku, (
    select min(i.id) from impor as i where i.paket_id = impor_paket_patch.id
  ));
  return erp_private.impor_paket_json(null::buku, impor_paket_patch.id);
end
$$;
