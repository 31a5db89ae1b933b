/** A document that was just posted and is taken back, and what its posting did. */
-- With the digest that an approval of it may name.
create or replace function erp_private.simulasi_json(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, mulai timestamptz, inti jsonb
) returns json language plpgsql stable as $$
begin
  return erp_private.json_append(
    erp_private.json_append(
      erp_private.transaksi_json(buku, simulasi_json.jenis, simulasi_json.id, '{jurnal,alokasi}'),
      erp_private.simulasi_efek(buku, simulasi_json.mulai)
    ),
    json_build_object('sidik', erp_private.sidik_teks(simulasi_json.inti))
  );
end
$$;
