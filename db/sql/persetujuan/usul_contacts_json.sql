/** What contacts owe and are owed now and after a rehearsal, by account; debit is positive. */
-- Of the accounts that its journals touch. Nothing is written yet, so it is added to what stands.
-- @execute erp_writer, erp_reader
create or replace function erp_private.usul_contacts_json(buku anyelement, jurnal jsonb)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'kontak_id', x.kontak_id, 'kontak_nama', k.nama, 'akun_kode', x.akun_kode,
        'akun_nama', a.nama, 'sebelum', s.nilai, 'sesudah', (s.nilai + x.nilai)::erp.uang
      ) order by x.kontak_id, x.akun_kode), '[]')
      from (
        select (b.isi ->> 'kontak_id')::bigint as kontak_id, b.isi ->> 'akun_kode' as akun_kode,
               sum((b.isi ->> 'debit')::numeric - (b.isi ->> 'kredit')::numeric) as nilai
          from jsonb_array_elements(usul_contacts_json.jurnal) as j (isi)
         cross join lateral jsonb_array_elements(j.isi -> 'baris') as b (isi)
         where b.isi ->> 'kontak_id' is not null
         group by 1, 2
        offset 0
      ) as x
      join kontak as k on k.id = x.kontak_id
      join akun as a on a.kode = x.akun_kode and a.kendali is not null
     cross join lateral (
       select coalesce(sum(l.debit - l.kredit), 0)::erp.uang as nilai
         from jurnal_baris as l
        where l.kontak_id = x.kontak_id and l.akun_kode = x.akun_kode
     ) as s
  );
end
$$;
