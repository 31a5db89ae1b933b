/** Refuses a change of an asset that the books do not allow (KOAST). */
-- Once it is depreciated or disposed of, the fields that its journals were made from stay.
-- Estimates (life, residual value, rate) may change for the months to come.
create or replace function erp_private.master_aset_refuse(
  buku anyelement, lama jsonb, baru jsonb
) returns void language plpgsql stable as $$
declare
  v_id constant bigint := lama ->> 'id';
  v_jumlah numeric;
  v_kolom text;
  v_lepas boolean;
begin
  select sum(d.nilai) into v_jumlah from aset_susut as d where d.aset_id = v_id;
  v_lepas := lama ->> 'tanggal_pelepasan' is not null;
  if coalesce(v_jumlah, 0) = 0 and not v_lepas then
    return;
  end if;
  select k.nama into v_kolom
    from unnest(array[
      'akun_aset', 'akun_akumulasi', 'tanggal', 'perolehan', 'akumulasi_awal', 'metode'
    ]) with ordinality as k (nama, urutan)
   where lama ->> k.nama is distinct from baru ->> k.nama
     and (
       k.nama not in ('perolehan', 'akumulasi_awal')
       or (lama ->> k.nama)::numeric <> (baru ->> k.nama)::numeric
     )
   order by k.urutan
   limit 1;
  if v_kolom is not null then
    raise exception using errcode = 'KOAST',
      message = format(
      '%s: aset ini sudah %s, jadi tidak dapat diubah', v_kolom,
      case when v_lepas then 'dilepas' else 'disusutkan' end
    );
  end if;
  if (baru ->> 'residu')::numeric + (baru ->> 'akumulasi_awal')::numeric + coalesce(v_jumlah, 0)
    > (baru ->> 'perolehan')::numeric
  then
    raise exception using errcode = 'KOAST',
      message = 'residu: di atas nilai buku aset ini sekarang';
  end if;
end
$$;
