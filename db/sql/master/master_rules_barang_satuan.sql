/** Messages about a further unit of goods that breaks its rules. */
-- It is not the base unit. A new factor is no rounded fraction, such as 0.083333 for a twelfth,
-- which never adds up to whole units.
create or replace function erp_private.master_rules_barang_satuan(
  buku anyelement, lama jsonb, baru jsonb
) returns text[] language plpgsql stable as $$
declare
  v_faktor constant numeric := baru ->> 'faktor';
  v_pecahan record;
  v_satuan record;
begin
  select b.satuan_id, d.kode as dasar, u.kode into v_satuan
    from barang as b
    join satuan as d on d.id = b.satuan_id
    left join satuan as u on u.id = (baru ->> 'satuan_id')::bigint
   where b.id = (baru ->> 'barang_id')::bigint;
  if v_satuan.satuan_id = (baru ->> 'satuan_id')::bigint then
    return array['satuan_id: sama dengan satuan dasar barang'];
  elsif v_faktor is distinct from (lama ->> 'faktor')::numeric then
    v_pecahan := erp_private.master_pecahan(v_faktor);
    if v_pecahan.penyebut is not null then
      return array[format(
        'faktor: %s adalah %s/%s yang dibulatkan; ', trim_scale(v_faktor), v_pecahan.pembilang,
        v_pecahan.penyebut
      ) || case
        when v_pecahan.pembilang = 1 then format(
          'jadikan %s satuan dasar, dan 1 %s %s %s', v_satuan.kode, v_satuan.dasar,
          v_pecahan.penyebut, v_satuan.kode
        )
        else 'pakai satuan dasar yang lebih kecil'
      end];
    end if;
  end if;
  return '{}';
end
$$;
