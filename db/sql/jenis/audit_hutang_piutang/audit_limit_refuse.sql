/** Refuses a large write-off that no second user approves (OTSET). */
-- A write-off of receivables above the limit in the settings stays a draft until a user approves it
-- who has not written on it.
create or replace function erp_private.audit_limit_refuse(
  buku anyelement, id bigint, baris erp_private.audit_baris[]
) returns void language plpgsql stable as $$
declare
  v_batas constant numeric := (select p.batas_hapus_piutang from pengaturan as p);
  v_hapus numeric;
begin
  select sum(-b.selisih) into v_hapus
    from unnest(audit_limit_refuse.baris) as b
   where b.jenis = 'piutang' and b.selisih < 0;
  if v_hapus > v_batas and not exists (
    select from transaksi as t
     where t.id = audit_limit_refuse.id and erp.pengguna_id() is not null
       and not erp_private.kunci_orang(array[erp.pengguna_id()])
         && erp_private.kunci_orang(t.penyusun || t.dibuat_oleh)
  ) then
    raise exception using errcode = 'OTSET', message = format(
      'penghapusan piutang %s di atas %s: simpan sebagai draft, untuk disetujui pengguna lain',
      v_hapus, v_batas
    );
  end if;
end
$$;
