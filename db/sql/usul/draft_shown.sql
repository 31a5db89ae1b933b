/** What the detail of a draft adds to its document: how it would be posted. */
-- Amounts of the head, fields of its kind, digest, warnings, and why it could not be posted when
-- that was worked out. Null for a draft for which nothing was worked out.
-- @execute erp_writer, erp_reader
create or replace function erp_private.draft_shown(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_strip_nulls(k.kepala -> 'rincian'), '{}')
        || erp_private.peringatan_shown(jsonb_strip_nulls(jsonb_build_object(
          'dibayar', k.kepala -> 'dibayar', 'sisa', k.kepala -> 'sisa',
          'jatuh_tempo', k.kepala -> 'jatuh_tempo', 'persetujuan_id', p.id, 'sidik', u.sidik,
          'dihitung_pada', erp_private.waktu_json(u.dihitung_pada),
          'peringatan', nullif(to_jsonb(u.peringatan || case
            when t.status = 'draft'
              then erp_private.draft_moved(buku, t.jenis, t.isi, u.harga)
          end), '[]'),
          'halangan', nullif(to_jsonb(u.halangan), '[]')
        )))
      from transaksi as t
      join persetujuan as p on p.transaksi_id = t.id and p.aksi = 'posting'
      join persetujuan_usul as u on u.persetujuan_id = p.id
     cross join lateral (select u.inti -> 'kepala' as kepala) as k
     where t.id = draft_shown.id
     order by p.id desc
     limit 1
  );
end
$$;
