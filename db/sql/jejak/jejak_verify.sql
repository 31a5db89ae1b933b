/** The damage to a stretch of the audit chain, by position. */
-- diubah: the row differs from the sealed one, or the seal before it was exchanged. dihapus: the
-- row is gone. segel_hilang: a seal is gone. disisipkan: a row has no seal and waits for none (with
-- `semua`).
-- @execute erp_reader
create or replace function erp_private.jejak_verify(dari bigint, sampai bigint, semua boolean)
returns setof erp_private.audit_masalah language sql stable as $$
  select s.posisi, s.audit_id, case when a.id is null then 'dihapus' else 'diubah' end
    from audit_segel as s
    left join audit_segel as l on l.posisi = s.posisi - 1
    left join audit as a on a.id = s.audit_id
   where s.posisi between jejak_verify.dari and jejak_verify.sampai
     and (
       a.id is null
       or s.hash <> erp_private.jejak_hash(
         coalesce(l.hash, '\x'), a.id, a.waktu, a.pengguna_id, a.sumber, a.aksi, a.entitas,
         a.entitas_id, a.sebelum, a.sesudah, a.request_id, a.agen
       )
     )
  union all
  select s.posisi - 1, null, 'segel_hilang'
    from audit_segel as s
   where s.posisi between greatest(jejak_verify.dari, 2) and jejak_verify.sampai
     and not exists (select from audit_segel as l where l.posisi = s.posisi - 1)
  union all
  select null, a.id, 'disisipkan'
    from audit as a
    left join audit_segel as s on s.audit_id = a.id
    left join audit_antre as q on q.audit_id = a.id
   where jejak_verify.semua and s.audit_id is null and q.audit_id is null
$$;
