/** Notes which transactions documents of a file became, and who wrote those that are drafts. */
-- `baru` are the places of those that were made now. enable_seqscan is off against walking through
-- all results and documents for a few.
create or replace function erp_private.impor_run_note(
  buku anyelement, id bigint, dokumen integer[], hasil jsonb[], baru integer[]
) returns void language plpgsql set enable_seqscan = off as $$
declare
  v_i record;
begin
  select i.jenis, i.kunci as sidik, i.dibuat_oleh, j.sifat into v_i
    from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_run_note.id;
  if v_i.sifat not in ('awal', 'dokumen') then
    return;
  end if;
  update impor_hasil as h
     set transaksi_id = (impor_run_note.hasil[b.ke] ->> 'id')::bigint
    from unnest(impor_run_note.baru) as b (ke)
   where impor_run_note.hasil[b.ke] ? 'id' and h.jenis = v_i.jenis and h.sidik = v_i.sidik
     and h.ke = impor_run_note.dokumen[b.ke]
     -- Said for the index: those before them in the file are many.
     and h.ke = any (impor_run_note.dokumen);
  -- Whoever sent the file wrote its drafts, whoever has it run.
  update transaksi as t
     set penyusun = t.penyusun || v_i.dibuat_oleh
   where t.id = any (array(
     select (impor_run_note.hasil[b.ke] ->> 'id')::bigint
       from unnest(impor_run_note.baru) as b (ke)
   )) and t.status = 'draft' and v_i.dibuat_oleh <> all (t.penyusun);
end
$$;
