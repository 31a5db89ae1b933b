/**
 * Refuses an action that came out differently from what the approver saw, and names the differences
 * (KOSDK).
 */
-- `inti` is what this transaction did, `sidik` the digest that the caller named. An action that an
-- agent asked for is approved only with its digest (VASDK).
create or replace function erp_private.sidik_refuse(
  buku anyelement, persetujuan_id bigint, sidik text, inti jsonb
) returns void language plpgsql stable as $$
declare
  v_lihat jsonb;
begin
  if sidik_refuse.sidik is null then
    if exists (
      select from persetujuan as p where p.id = sidik_refuse.persetujuan_id and p.agen
    ) then
      raise exception using errcode = 'VASDK',
        message = 'sidik: wajib diisi, karena yang disetujui disusun agen';
    end if;
    return;
  end if;
  if sidik_refuse.sidik = erp_private.sidik_teks(inti) then
    return;
  end if;
  select x.inti into v_lihat
    from persetujuan_usul as u
   cross join lateral (
     select u.sidik, u.inti
     union all
     select l.isi ->> 'sidik', l.isi -> 'inti' from jsonb_array_elements(u.lama) as l (isi)
   ) as x
   where u.persetujuan_id = sidik_refuse.persetujuan_id and x.sidik = sidik_refuse.sidik
   limit 1;
  raise exception using errcode = 'KOSDK', message = case
    when v_lihat is null then
      'sidik: bukan dari hitungan ini, atau sudah lama; lihat lagi, lalu setujui dengan sidiknya'
    else array_to_string(
      'sidik: sudah berubah sejak dilihat; lihat lagi, lalu setujui dengan sidiknya'::text
        || erp_private.sidik_beda(v_lihat, inti), E'\n'
    )
  end;
end
$$;
