/** A document of a list whose movements are valued, and what it books of them. */
-- `bekal` is what its judging left for this. Returns are of documents without points: massal_retur.
create or replace function erp_private.massal_value(
  buku anyelement, inout kepala erp_private.dokumen, inout baris erp_private.baris[],
  bayar erp.pembayaran_input[], gerak erp_private.gerak[], isi jsonb, bekal jsonb,
  dasar erp_private.dasar, out ayat erp_private.ayat[]
) language plpgsql as $$
declare
  v_satu record;
begin
  case kepala.jenis
    when {kinds} then v_satu := erp_private.{call};
  end case;
  kepala := v_satu.kepala;
  baris := v_satu.baris;
  ayat := v_satu.ayat;
end
$$;
