/** Messages about the fields that only the head of a customer's return has. */
-- `berasal`: it goes back to a sale; `umum`: the contact is UMUM.
create or replace function erp_private.retur_penjualan_problems(
  buku anyelement, dokumen erp.retur_penjualan_input, berasal boolean, umum boolean
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.retur_penjualan_input := retur_penjualan_problems.dokumen;
begin
  return array_remove(array[
    'cara: ' || case
      when v_d.cara = 'potong_piutang' and not berasal then
        'retur tanpa dokumen asal tidak dapat memotong piutang'
      when v_d.cara is distinct from 'tunai' and umum then 'retur dari UMUM dibayar tunai'
    end,
    'akun_kas: ' || case
      when v_d.akun_kas is not null and v_d.cara is distinct from 'tunai' then
        'hanya untuk cara tunai'
      when v_d.akun_kas is not null then erp_private.akun_kas_problem(buku, v_d.akun_kas)
    end
  ], null);
end
$$;
