/** The rows of the records that rows of master data name, in their order; null for a new one. */
-- Prices and units of goods are known by what they are of, others by their code, those that name
-- none by an external id, and else by their name; contacts by name and type. A record that has
-- another id of the same source is not the one of that name.
create or replace function erp_private.impor_lama_baris(
  buku anyelement, entitas erp.entitas_master, isi jsonb[]
) returns jsonb[] language plpgsql stable as $$
declare
  v_kunci constant text := (
    select e.kunci from erp_private.master_entitas as e where e.entitas = impor_lama_baris.entitas
  );
  v_lama jsonb[];
begin
  if entitas = 'barang_satuan' then
    return array(
      select to_jsonb(s)
        from unnest(impor_lama_baris.isi) with ordinality as d (isi, ke)
        left join barang_satuan as s
          on s.barang_id = (d.isi ->> 'barang_id')::bigint
         and s.satuan_id = (d.isi ->> 'satuan_id')::bigint
       order by d.ke
    );
  elsif entitas = 'barang_harga' then
    return array(
      select to_jsonb(h)
        from unnest(impor_lama_baris.isi) with ordinality as d (isi, ke)
        left join barang_harga as h
          on h.barang_id = (d.isi ->> 'barang_id')::bigint
         -- By `=`, so that goods with prices of many contacts are hashed by them too.
         and coalesce(h.harga_kode, '') = coalesce(d.isi ->> 'harga_kode', '')
         and coalesce(h.kontak_id, 0) = coalesce((d.isi ->> 'kontak_id')::bigint, 0)
         and h.satuan_id is not distinct from (d.isi ->> 'satuan_id')::bigint
         and h.qty_minimum = coalesce((d.isi ->> 'qty_minimum')::numeric, 0)
         and h.berlaku_dari is not distinct from (d.isi ->> 'berlaku_dari')::date
       order by d.ke
    );
  elsif entitas = 'barang_pemasok' then
    return array(
      select to_jsonb(p)
        from unnest(impor_lama_baris.isi) with ordinality as d (isi, ke)
        left join barang_pemasok as p
          on p.barang_id = (d.isi ->> 'barang_id')::bigint
         and p.kontak_id = (d.isi ->> 'kontak_id')::bigint
       order by d.ke
    );
  elsif entitas = 'barang_lokasi' then
    return array(
      select to_jsonb(l)
        from unnest(impor_lama_baris.isi) with ordinality as d (isi, ke)
        left join barang_lokasi as l
          on l.barang_id = (d.isi ->> 'barang_id')::bigint
         and l.lokasi_id = (d.isi ->> 'lokasi_id')::bigint
       order by d.ke
    );
  end if;
  -- One of several of that name that is as the row says goes before the others.
  execute format(
    'select array_agg(to_jsonb(m) order by d.ke)'
      ' from unnest($1, $2) with ordinality as d (isi, luar, ke)'
      ' left join lateral (select x.* from %1$I as x where x.kode = d.isi ->> ''kode'' union all'
      '  select x.* from %1$I as x where not d.isi ? ''kode'' and x.%2$I = d.luar::%3$s %4$s)'
      '  as m on true',
    entitas, v_kunci, case v_kunci when 'id' then 'bigint' else 'text' end,
    case when entitas in ('kontak', 'barang', 'lokasi', 'aset') then format(
      'union all (select x.* from %1$I as x where not d.isi ? ''kode'' and d.luar is null'
        ' and x.nama = d.isi ->> ''nama'' %2$s and not exists (select from master_id_luar as l'
        ' where l.entitas = %1$L and l.kunci = x.id::text and d.isi -> ''id_luar'' ? l.sumber)'
        ' order by to_jsonb(x) @> (d.isi - ''id_luar'') desc, x.id limit 1)',
      entitas, case when entitas = 'kontak' then 'and x.tipe::text = d.isi ->> ''tipe''' end
    ) end
  ) into v_lama using isi, array(
    select (
        select min(l.kunci)
          from jsonb_each_text(d.isi -> 'id_luar') as e
          join master_id_luar as l
            on l.entitas = impor_lama_baris.entitas and l.sumber = e.key and l.nilai = e.value
      )
      from unnest(impor_lama_baris.isi) with ordinality as d (isi, ke)
     order by d.ke
  );
  return v_lama;
end
$$;
