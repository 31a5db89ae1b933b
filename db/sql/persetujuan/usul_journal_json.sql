/** The journals of a rehearsal as JSON, with the names of their accounts. */
-- Nothing is written yet, so they have no ids and no numbers.
-- @execute erp_writer, erp_reader
create or replace function erp_private.usul_journal_json(buku anyelement, jurnal jsonb)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'id', null, 'nomor', null, 'jenis', j.isi -> 'jenis', 'tanggal', j.isi -> 'tanggal',
        'keterangan', j.isi -> 'keterangan', 'lintas_periode', j.isi -> 'lintas_periode',
        'membalik_id', null, 'baris', (
          select coalesce(json_agg(
              jsonb_build_object('akun_nama', a.nama) || b.isi - 'dimensi' || case
                when b.isi -> 'dimensi' = 'null' then '{}'
                else jsonb_build_object('dimensi', b.isi -> 'dimensi')
              end order by b.ke
            ), '[]')
            from jsonb_array_elements(j.isi -> 'baris') with ordinality as b (isi, ke)
            left join akun as a on a.kode = b.isi ->> 'akun_kode'
        )
      ) order by j.ke), '[]')
      from jsonb_array_elements(usul_journal_json.jurnal) with ordinality as j (isi, ke)
  );
end
$$;
