/** Gives back what a credit note is worth: of each invoice what is open, the rest by `cara`. */
-- Answers entries and, for the document, the ways of giving back with the invoice of each. Income
-- tax withheld is taken off in proportion.
create or replace function erp_private.nota_pay(
  buku anyelement, dokumen erp_private.dokumen, jenis erp.jenis_pos, baris erp_private.baris[],
  akun_kas text, akun jsonb, out ayat erp_private.ayat[], out rincian jsonb
) language plpgsql as $$
declare
  v_satu erp_private.dokumen := nota_pay.dokumen;
  v_asal record;
  v_bayar record;
  v_bagian numeric[];
begin
  select array_agg(x.id order by x.id) as ids, array_agg(x.nilai order by x.id) as nilai
    into v_asal
    from (
      select s.transaksi_id as id,
             sum(b.dpp + b.ppn + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)) as nilai
        from unnest(nota_pay.baris) as b
        join transaksi_baris as s on s.id = b.baris_asal_id
       group by s.transaksi_id
    ) as x;
  v_bagian := erp_private.nilai_spread(dokumen.total_nilai, v_asal.nilai, true);
  ayat := '{}';
  rincian := '[]';
  for v_i in 1 .. cardinality(v_bagian) loop
    v_satu.dokumen_asal_id := v_asal.ids[v_i];
    v_satu.total_nilai := v_bagian[v_i];
    v_bayar := erp_private.retur_pay(
      buku, v_satu, nota_pay.jenis, dokumen.rincian ->> 'cara', akun_kas, akun
    );
    ayat := ayat || v_bayar.ayat;
    rincian := rincian || (
      select coalesce(jsonb_agg(k.value || jsonb_build_object('dokumen_id', v_asal.ids[v_i])), '[]')
        from jsonb_array_elements(v_bayar.rincian -> 'pengembalian') as k
    );
  end loop;
  rincian := jsonb_build_object('pengembalian', rincian);
end
$$;
