/** The journals of the postings of this transaction since a moment, as json. */
create or replace function erp_private.simulasi_jurnal(buku anyelement, mulai timestamptz)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(
        erp_private.jurnal_json(buku, j.id) order by j.tanggal, j.id
      ), '[]')
      from posting as p
      join jurnal as j on j.posting_id = p.id
     where p.dicatat_pada >= simulasi_jurnal.mulai and p.xid = pg_current_xact_id()
  );
end
$$;
