/** The money that a settlement moves on its cash account, with the bank charge; null for none. */
create or replace function erp_private.pelunasan_money(
  dokumen erp_private.pelunasan, piutang boolean
) returns erp.pembayaran_input[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_kas constant numeric := dokumen.jumlah
    + case when piutang then -1 else 1 end * coalesce(dokumen.biaya_bank, 0);
begin
  if v_kas > 0 then
    return array[row (dokumen.akun_kas, v_kas)::erp.pembayaran_input];
  end if;
  return null;
end
$$;
