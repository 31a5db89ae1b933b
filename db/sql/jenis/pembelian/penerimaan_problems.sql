/** Messages about what only a receipt of goods has, but its form; or an empty array. */
-- Nobody bills its further costs yet, so each names the account where they are accrued. An opening
-- has none, and fills no order: its goods are in the opening stock.
create or replace function erp_private.penerimaan_problems(dokumen erp.pembelian_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_d constant erp.pembelian_input := penerimaan_problems.dokumen;
begin
  return array(
    select format(
        'biaya_tambahan.%s.akun_kode: %s', b.ordinality - 1, erp_private.kalimat('wajib')
      )
      from unnest(v_d.biaya_tambahan) with ordinality as b
     where b.akun_kode is null
     order by b.ordinality
  );
end
$$;
