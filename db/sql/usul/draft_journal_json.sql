/** The journals that a draft would make, as those of a posted document; without ids and numbers. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.draft_journal_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select erp_private.usul_journal_json(buku, u.inti -> 'jurnal')
      from persetujuan as p
      join persetujuan_usul as u on u.persetujuan_id = p.id
     where p.transaksi_id = draft_journal_json.id and p.aksi = 'posting'
     order by p.id desc
     limit 1
  );
end
$$;
