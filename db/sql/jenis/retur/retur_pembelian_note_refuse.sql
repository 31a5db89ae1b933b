/** Refuses a return note that is already booked (KONOT). */
-- An index refuses two at once; this function then makes the message.
create or replace function erp_private.retur_pembelian_note_refuse(
  buku anyelement, nomor_nota_retur text
) returns void language plpgsql stable as $$
begin
  if exists (
    select from transaksi as t
     where t.jenis = 'retur-pembelian' and t.status = 'final'
       and t.rincian ->> 'nomor_nota_retur' = retur_pembelian_note_refuse.nomor_nota_retur
  ) then
    raise exception using errcode = 'KONOT', message = format(
      'nomor_nota_retur: nota retur %s sudah dicatat', retur_pembelian_note_refuse.nomor_nota_retur
    );
  end if;
end
$$;
