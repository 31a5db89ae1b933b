/** Whether a change of the books as a whole, or of the rule itself, needs a second person. */
-- Such as: a month opened, a book year closed or opened, settings that loosen the rule. False where
-- nobody else could approve, so that a tenant cannot lock itself out.
create or replace function erp_private.persetujuan_two(buku anyelement)
returns boolean language plpgsql stable as $$
declare
  v_penyetuju text;
begin
  select p.penyetuju into v_penyetuju
    from pengaturan as p
   where p.wajib_persetujuan and p.empat_mata;
  return v_penyetuju is not null and erp_private.membership_others(
    erp.tenant_kode(), case
      when v_penyetuju = 'admin' then '{admin}'::erp.peran[] else '{admin,staff}'
    end, erp_private.kunci_orang(array[erp.pengguna_id()])
  );
end
$$;
