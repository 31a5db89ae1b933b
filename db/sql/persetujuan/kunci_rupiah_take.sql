/** Counts an amount for the request's key; refuses above what the key may move in a day (BTRUP). */
-- Only for keys with a limit. The day is the tenant's. The row is written at the end of a request,
-- so that a refused request counts nothing, and two requests of a key at once do not both pass.
create or replace function erp_private.kunci_rupiah_take(buku anyelement, jumlah numeric)
returns void language plpgsql as $$
declare
  v_batas constant numeric := erp.batas_rupiah();
  v_hari date;
  v_terpakai numeric;
begin
  if v_batas is null or coalesce(kunci_rupiah_take.jumlah, 0) <= 0 then
    return;
  end if;
  v_hari := erp_private.tenant_today(buku);
  insert into kunci_rupiah as k (kunci_id, hari, jumlah)
  values (erp.pengguna_id(), v_hari, kunci_rupiah_take.jumlah)
  on conflict (kunci_id, hari) do update set jumlah = k.jumlah + excluded.jumlah
  returning k.jumlah into v_terpakai;
  if v_terpakai > v_batas then
    raise exception using errcode = 'BTRUP', message = format(
      'batas kunci ini %s sehari; %s sudah terpakai, dan ini %s', trim_scale(v_batas),
      trim_scale(v_terpakai - kunci_rupiah_take.jumlah), trim_scale(kunci_rupiah_take.jumlah)
    );
  end if;
end
$$;
