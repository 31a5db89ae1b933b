/** Estimates head and lines of a draft that cannot be posted yet, with its kind's own judge. */
-- Example: a sale whose goods are not in stock yet still shows its total. Null for kinds whose
-- amounts only the books can tell, as opname-stok.
create or replace function erp_private.draft_estimate_kind(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb, akun jsonb,
  out kepala erp_private.dokumen, out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_satu record;
  v_mode boolean := false;
begin
  if isi ? 'mode' then
    case jenis || '/' || (isi ->> 'mode')
      when {modes} then v_satu := erp_private.{call}; v_mode := true;
      else null;
    end case;
  end if;
  if not v_mode then
    case draft_estimate_kind.jenis
      when {kinds} then v_satu := erp_private.{call};
      else return;
    end case;
  end if;
  kepala := v_satu.kepala;
  baris := v_satu.baris;
end
$$;
