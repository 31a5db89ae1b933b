/** Completes one document of a list once its movements have a cost, and builds its journal. */
-- `bekal` comes from massal_judge. A return with points never gets here: massal_retur leaves it to
-- the single posting.
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
