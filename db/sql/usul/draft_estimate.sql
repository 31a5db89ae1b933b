/** Estimates head and lines of a draft that cannot be posted yet: the `inti` of a rehearsal. */
-- Journal, movements and costs are missing, since only books know them. Empty where the document
-- itself is wrong, and for kinds whose amounts only the books can tell (opname-stok).
create or replace function erp_private.draft_estimate(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb
) returns jsonb language plpgsql as $$
declare
  v_satu record;
  v_kepala erp_private.dokumen;
  v_baris erp_private.baris[];
begin
  v_satu := erp_private.draft_estimate_kind(
    buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi,
    erp_private.akun_roles(buku)
  );
  if v_satu.kepala is null then
    return '{}';
  end if;
  v_kepala := v_satu.kepala;
  v_baris := v_satu.baris;
  return jsonb_build_object(
    'kepala', jsonb_strip_nulls(to_jsonb(v_kepala))
      - '{id,nomor,posting_id,gabungan_id,status_order,hpp_total,atribut}'::text[],
    'detail', (
      select coalesce(jsonb_agg(
          jsonb_strip_nulls(to_jsonb(b)) - '{id,gabungan_id,atribut,barang_jenis,pembilang,penyebut,
            nilai_hpp,akun_persediaan,akun_hpp,akun_penjualan}'::text[]
          order by b.baris
        ), '[]')
        from unnest(v_baris) as b
    )
  );
exception
  when others then
    if erp_private.usul_refusal(sqlstate, sqlerrm) is null then
      raise;
    end if;
    return '{}';
end
$$;
