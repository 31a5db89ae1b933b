/** Marks the rows of an import that an earlier import of this very file has made (`sudah`). */
-- They are not made again. Records that were made by other columns of the file are judged anew. A
-- document, an opening or a record without a code that was made by other columns is a finding: made
-- again it would be there twice, left alone the new columns would change nothing. Openings are
-- known by what is booked (impor_awal); only their drafts are found here.
create or replace function erp_private.impor_made_before(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_i record;
  v_ke integer[];
  v_temuan jsonb;
begin
  select i.id, i.jenis, i.kunci as sidik into v_i from impor as i where i.id = impor_made_before.id;
  with
    dahulu as materialized (
      select h.impor_id, erp_private.impor_lain(buku, v_i.id, h.impor_id) as lain,
             exists (select from impor as i where i.id = h.impor_id) as dikenal
        from impor_hasil as h
       where h.jenis = v_i.jenis and h.sidik = v_i.sidik
       group by h.impor_id
    ),
    pernah as (
      select b.ke, d.lain, d.dikenal, t.nomor,
             erp_private.impor_keyed(v_i.jenis, b.isi) as berkunci
        from impor_hasil as h
        join dahulu as d on d.impor_id = h.impor_id
        join impor_baris as b
          on b.impor_id = v_i.id and b.macam = 'data' and b.ke = b.dokumen and b.ke = h.ke
        left join transaksi as t on t.id = h.transaksi_id
       where h.jenis = v_i.jenis and h.sidik = v_i.sidik
         and coalesce(t.status not in ('void', 'batal'), true)
         and (t.status = 'draft' or v_i.jenis not like 'saldo-awal-%')
    )
  select array_agg(p.ke) filter (where not p.lain or not p.berkunci),
         jsonb_agg(jsonb_build_object('ke', p.ke, 'pesan', case
           when p.nomor is null
             then 'sudah dibuat dari berkas ini dengan pemetaan lain, dan tanpa kode tidak'
               ' diketahui yang mana'
           else format(
             'sudah dibuat dari berkas ini dengan pemetaan lain, sebagai %s; batalkan dulu itu,'
               ' atau pakai pemetaan yang sama', p.nomor
           )
         end) order by p.ke) filter (where p.lain and p.dikenal and not p.berkunci)
    into v_ke, v_temuan
    from pernah as p;
  if v_ke is null then
    return;
  end if;
  update impor_baris as b
     set hasil = '{"aksi": "sudah"}'
   where b.impor_id = v_i.id and b.ke = any (v_ke);
  if v_temuan is not null then
    perform erp_private.impor_temuan_add(buku, v_i.id, v_temuan);
  end if;
  update impor as i
     set catatan = i.catatan
       || '["berkas ini sudah pernah diimpor: barisnya tidak ditambah lagi"]'
   where i.id = v_i.id;
end
$$;
