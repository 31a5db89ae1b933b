/** The openings that replaced an opening, as [{id, nomor_transaksi}]; null where none did. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.transaksi_diganti_json(buku anyelement, id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(
        jsonb_build_object('id', g.id, 'nomor_transaksi', g.nomor) order by g.id
      )
      from transaksi as t
     cross join pengaturan as p
     cross join lateral (
       select b.transaksi_id as id
         from transaksi_baris as s
         join transaksi_baris as b on b.baris_asal_id = s.id
        where s.transaksi_id = t.id
       union
       select a.transaksi_id
         from pos_terbuka as s
         join alokasi as a on a.pos_id = s.id
         join transaksi_baris as b
           on b.transaksi_id = a.transaksi_id and b.rincian ->> 'pos_id' = s.id::text
        where s.transaksi_id = t.id
       union
       select x.id from transaksi as x where x.dokumen_asal_id = t.id
     ) as d
      join transaksi as g on g.id = d.id and g.status = 'final' and g.tanggal = t.tanggal
     where t.id = transaksi_diganti_json.id and t.tanggal < p.tanggal_mulai
  );
end
$$;
