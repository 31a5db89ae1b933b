/**
 * The lines of a receipt with further costs, accounts of services, and the fields of their kind.
 */
create or replace function erp_private.penerimaan_lines(
  dokumen erp.pembelian_input, baris erp_private.baris[], rincian jsonb[], sumber text[],
  akun jsonb
) returns erp_private.baris[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.baris[] := erp_private.pembelian_akun(baris, akun);
  v_biaya erp.biaya_tambahan_input;
begin
  foreach v_biaya in array coalesce(dokumen.biaya_tambahan, '{}') loop
    v_hasil := erp_private.baris_landed_cost(
      v_hasil, v_biaya.jumlah, coalesce(v_biaya.alokasi, 'nilai')
    );
  end loop;
  return erp_private.baris_extend(v_hasil, array(
    select r.isi || jsonb_build_object('sumber_harga', r.nama)
      from unnest(rincian, sumber) with ordinality as r (isi, nama, ke)
     order by r.ke
  ));
end
$$;
