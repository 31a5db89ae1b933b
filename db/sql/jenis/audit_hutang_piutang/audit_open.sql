/** The open documents of a contact with what is left of each, as json. */
-- As known now, or at a moment (`dilihat`, with `pada`).
create or replace function erp_private.audit_open(
  buku anyelement, kontak_id bigint, tanggal date, dilihat jsonb
) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'dokumen_id', d.transaksi_id, 'jenis', d.jenis, 'saldo', s.sisa
      ) order by d.transaksi_id, d.jenis), '[]')
      from (
        select distinct p.transaksi_id, p.jenis
          from pos_terbuka as p
         where p.kontak_id = audit_open.kontak_id and p.jenis in ('piutang', 'hutang')
           and p.membalik_id is null and p.tanggal <= audit_open.tanggal
      ) as d
     cross join lateral (
       select erp_private.audit_balance(
           buku, audit_open.kontak_id, d.jenis, d.transaksi_id, audit_open.tanggal,
           (audit_open.dilihat ->> 'pada')::timestamptz
         ) as sisa
     ) as s
     where s.sisa > 0
  );
end
$$;
