/** Messages about the fields that only the head of a return to a supplier has, but their form. */
-- `umum`: the contact is UMUM.
create or replace function erp_private.retur_pembelian_problems(
  buku anyelement, dokumen erp.retur_pembelian_input, umum boolean
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.retur_pembelian_input := retur_pembelian_problems.dokumen;
begin
  return array_remove(array[
    case
      when v_d.cara is distinct from 'tunai' and umum
        then 'cara: retur kepada UMUM dibayar tunai'
    end,
    'akun_kas: ' || case
      when v_d.akun_kas is not null and v_d.cara is distinct from 'tunai' then
        'hanya untuk cara tunai'
      when v_d.akun_kas is not null then erp_private.akun_kas_problem(buku, v_d.akun_kas)
    end
  ], null);
end
$$;
