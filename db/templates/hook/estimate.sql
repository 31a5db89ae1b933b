/** Head and lines of a document that cannot be posted yet, by what judges its kind. */
-- Null for kinds whose amounts are those of the books.
create or replace function erp_private.draft_estimate_kind(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb, akun jsonb,
  out kepala erp_private.dokumen, out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_satu record;
begin
  case draft_estimate_kind.jenis
    when {kinds} then v_satu := erp_private.{call};
    else return;
  end case;
  kepala := v_satu.kepala;
  baris := v_satu.baris;
end
$$;
