/** The last posting at which the books said so of a balance; null: never. */
-- `kini` where they say so now. Posting by posting backwards: what was there before it.
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
        select e.posting_id, sum(sum(e.nilai)) over (order by e.posting_id desc) as sejak
          from (
            select p.nilai, p.posting_id, p.tanggal
              from pos_terbuka as p
             where p.kontak_id = audit_said.kontak_id and p.jenis = audit_said.jenis
               and p.transaksi_id = coalesce(audit_said.dokumen_id, p.transaksi_id)
            union all
            select -a.nilai, a.posting_id, a.tanggal
              from pos_terbuka as p
              join alokasi as a on a.pos_id = p.id
             where p.kontak_id = audit_said.kontak_id and p.jenis = audit_said.jenis
               and p.transaksi_id = coalesce(audit_said.dokumen_id, p.transaksi_id)
          ) as e
         where audit_said.dokumen_id is not null or e.tanggal <= audit_said.tanggal
         group by e.posting_id
      ) as g
     where v_kini - g.sejak = audit_said.saldo
     order by g.posting_id desc
     limit 1
  );
end
$$;
