/** Lines of a draft as json: those of its document, with what they would be posted as. */
-- What the document says of a line stands as it is. A kind that makes its lines itself shows them.
-- @execute erp_writer, erp_reader
create or replace function erp_private.draft_lines_json(buku anyelement, id bigint, isi jsonb)
returns json language plpgsql stable as $$
declare
  v_jadi constant jsonb := (
    select u.inti -> 'detail'
      from persetujuan as p
      join persetujuan_usul as u on u.persetujuan_id = p.id
     where p.transaksi_id = draft_lines_json.id and p.aksi = 'posting'
     order by p.id desc
     limit 1
  );
begin
  return (
    select coalesce(json_agg(
        '{"id": null, "barang_id": null, "qty": null,'
          ' "harga": null, "hpp": null, "subtotal": null}'::jsonb
          || coalesce(
            jadi.baris - '{dpp_lain,nilai_hpp,rincian,dimensi}'::text[]
              || jsonb_build_object(
                'barang_kode', g.kode, 'barang_nama', g.nama, 'satuan', s.kode,
                'satuan_dasar', sd.kode, 'hpp', round(
                  (jadi.baris ->> 'nilai_hpp')::numeric
                    / nullif(abs((jadi.baris ->> 'qty')::numeric), 0), 6
                )
              )
              || coalesce(jadi.baris -> 'rincian', '{}') - 'akun_beban',
            '{}'
          )
          || case jsonb_typeof(d.baris) when 'object' then d.baris - 'dilihat' else '{}' end
        order by ke
      ), '[]')
      from jsonb_array_elements(draft_lines_json.isi -> 'detail') with ordinality as d (baris, ke)
      full join (
        select x.baris, (x.baris ->> 'baris')::bigint as ke
          from jsonb_array_elements(v_jadi) as x (baris)
      ) as jadi using (ke)
      left join barang as g on g.id = (jadi.baris ->> 'barang_id')::bigint
      left join satuan as s on s.id = (jadi.baris ->> 'satuan_id')::bigint
      left join satuan as sd on sd.id = g.satuan_id
  );
end
$$;
