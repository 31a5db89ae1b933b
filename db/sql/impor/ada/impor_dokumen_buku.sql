/** A document that is there, in the fields of files: its head and its lines in one order. */
-- Of a draft what it was made of. enable_seqscan is off against walking through all lines of the
-- books for one document.
create or replace function erp_private.impor_dokumen_buku(
  buku anyelement, id bigint, out kepala jsonb, out baris jsonb
) language plpgsql stable set enable_seqscan = off as $$
declare
  v_t record;
begin
  select t.* into v_t from transaksi as t where t.id = impor_dokumen_buku.id;
  if v_t.status = 'draft' then
    kepala := erp_private.impor_urai(v_t.isi) || jsonb_build_object(
      'bayar', coalesce(v_t.isi #> '{pembayaran,0,jumlah}', '0'),
      'akun_bayar', v_t.isi #> '{pembayaran,0,akun_kode}'
    );
    baris := (
      select jsonb_agg(erp_private.impor_baris_isi(erp_private.impor_urai(d.isi))
        order by d.ke)
        from jsonb_array_elements(v_t.isi -> 'detail') with ordinality as d (isi, ke)
    );
  else
    kepala := erp_private.impor_urai(to_jsonb(v_t)) || (
      select jsonb_build_object(
          'bayar', coalesce(sum(p.jumlah), 0),
          'akun_bayar', (array_agg(p.akun_kode order by p.baris))[1],
          'ongkos', v_t.ongkos + case when v_t.harga_termasuk_pajak then v_t.ongkos_ppn else 0 end,
          'ongkos_pajak_kode', v_t.rincian -> 'ongkos_pajak_kode'
        )
        from transaksi_pembayaran as p
       where p.transaksi_id = v_t.id
    );
    baris := (
      select jsonb_agg('{"hibah": false}' || (erp_private.impor_urai(to_jsonb(b)) - 'rincian')
        || b.rincian
        || jsonb_build_object(
          'diskon', b.diskon + b.diskon_dokumen, 'qty', coalesce(b.qty, 1),
          'debit', coalesce((b.rincian ->> 'debit')::numeric, 0),
          'kredit', coalesce((b.rincian ->> 'kredit')::numeric, 0),
          'kontak_id', b.rincian -> 'kontak_id'
        ) order by b.baris)
        from transaksi_baris as b
       where b.transaksi_id = v_t.id
    );
  end if;
  kepala := kepala || erp_private.impor_urai(jsonb_build_object(
    'id_luar', erp_private.id_luar_json(buku, v_t.id)
  ));
  baris := erp_private.impor_baris_sort(coalesce(baris, '[]'));
end
$$;
