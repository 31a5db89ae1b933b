/** The last posting after which the books had a given balance; null: never. */
-- `kini` where they have it now. The function takes off posting by posting, the latest first.
create or replace function erp_private.audit_said(
  buku anyelement, kontak_id bigint, jenis erp.jenis_pos, dokumen_id bigint, tanggal date,
  saldo numeric, kini bigint
) returns bigint language plpgsql stable as $$
declare
  v_kini constant numeric := erp_private.audit_balance(
    buku, kontak_id, jenis, dokumen_id, tanggal, null
  );
begin
  if v_kini = audit_said.saldo then
    return audit_said.kini;
  end if;
  return (
    select g.posting_id - 1
      from (
        select e.posting_id, sum(e.nilai) over (order by e.posting_id desc) as sejak
          from erp_private.audit_changes(buku, kontak_id, jenis, dokumen_id, tanggal) as e
      ) as g
     where v_kini - g.sejak = audit_said.saldo
     order by g.posting_id desc
     limit 1
  );
end
$$;
