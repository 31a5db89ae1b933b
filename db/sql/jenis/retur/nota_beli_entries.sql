/** The entries of tax and goods of a supplier's note about prices. */
-- `naik`: the price rises, and all is on the other side. Goods of stock change in value where they
-- came, with the dimensions of that movement's document; other lines stand on their accounts with
-- their own. Tax that is not credited is part of the price.
create or replace function erp_private.nota_beli_entries(
  baris erp_private.baris[], sumber bigint[], stok_gabungan bigint[], naik boolean, akun jsonb
) returns erp_private.ayat[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_tanda constant integer := case when naik then 1 else -1 end;
  v_ppn numeric := 0;
  v_hasil erp_private.ayat[] := '{}';
  v_b erp_private.baris;
begin
  foreach v_b in array baris loop
    if v_b.dikreditkan then
      v_ppn := v_ppn + v_b.ppn;
    end if;
    v_hasil := v_hasil || erp_private.ayat(
      akun_kode => case
        when sumber[v_b.baris] is not null then v_b.akun_persediaan
        else coalesce(v_b.akun_kode, v_b.akun_hpp, akun ->> 'beban_penggunaan')
      end,
      debit => v_tanda * erp_private.nota_cost(v_b),
      gabungan_id => case
        when sumber[v_b.baris] is not null then stok_gabungan[v_b.baris] else v_b.gabungan_id
      end
    );
  end loop;
  return erp_private.ayat(akun_kode => akun ->> 'ppn_masukan', debit => v_tanda * v_ppn)
    || v_hasil;
end
$$;
