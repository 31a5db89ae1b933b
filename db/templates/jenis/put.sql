/**
 * Makes one under an external id where there is none. Where it is there with the same body it is
 * answered; a draft with another body is replaced; what is final stays (KOIDL).
 */
-- Endpoint: PUT /api/transaksi/{nama}/luar/{sumber}/{id}.
create or replace function erp.{fungsi}_put(
  sumber text, id_luar text, dokumen erp.{fungsi}_input, draft boolean default false
) returns erp.transaksi_ditaruh language plpgsql security definer as $$
begin
  return erp_private.transaksi_put(
    null::buku, '{nama}', sumber, id_luar, erp_private.isi_strip(to_jsonb(dokumen)), draft
  );
end
$$;
