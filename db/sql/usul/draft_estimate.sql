/** Head and lines of a document that cannot be posted yet, by what judges its kind. */
-- As `inti` of a rehearsal, without what only books say (journal, movements, costs). Empty where
-- the document itself is wrong, and for kinds whose amounts are those of the books.
create or replace function erp_private.draft_estimate(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb
) returns jsonb language plpgsql as $$
declare
  v_akun constant jsonb := erp_private.akun_roles(buku);
  v_satu record;
  v_kepala erp_private.dokumen;
  v_baris erp_private.baris[];
begin
  case draft_estimate.jenis
    when 'penjualan' then
      v_satu := erp_private.draft_estimate_sale(buku, draft_estimate.id, draft_estimate.isi);
    when 'pembelian' then
      v_satu := erp_private.draft_estimate_purchase(buku, draft_estimate.id, draft_estimate.isi);
    when 'retur-penjualan', 'retur-pembelian' then
      v_satu := erp_private.draft_estimate_return(
        buku, draft_estimate.id, draft_estimate.jenis, draft_estimate.isi
      );
    when 'order-penjualan', 'order-pembelian' then
      v_satu := erp_private.order_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi
      );
    when 'kas-masuk', 'kas-keluar' then
      v_satu := erp_private.kas_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi, v_akun
      );
    when 'kas-bank' then
      v_satu := erp_private.kas_bank_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi, v_akun
      );
    when 'pelunasan-piutang', 'pelunasan-hutang' then
      v_satu := erp_private.pelunasan_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi, v_akun, null
      );
    when 'piutang', 'hutang' then
      v_satu := erp_private.pos_lain_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi, v_akun
      );
    when 'saldo-awal-piutang', 'saldo-awal-hutang' then
      v_satu := erp_private.saldo_awal_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi, v_akun
      );
    when 'jurnal-umum' then
      v_satu := erp_private.jurnal_umum_judge(
        buku, draft_estimate.jenis, draft_estimate.id, draft_estimate.isi, v_akun
      );
    else return '{}';
  end case;
  v_kepala := v_satu.kepala;
  v_baris := v_satu.baris;
  return jsonb_build_object(
    'kepala', jsonb_strip_nulls(to_jsonb(v_kepala))
      - '{id,nomor,posting_id,gabungan_id,status_order,hpp_total}'::text[],
    'detail', (
      select coalesce(jsonb_agg(
          jsonb_strip_nulls(to_jsonb(b)) - '{id,gabungan_id,barang_jenis,pembilang,penyebut,
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
