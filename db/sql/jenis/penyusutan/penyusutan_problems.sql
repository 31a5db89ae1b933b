/** Messages about a depreciation, or an empty array. */
-- Whether the assets are due is checked when they are locked. A line of an asset may repeat the
-- account that the register has for it.
create or replace function erp_private.penyusutan_problems(
  buku anyelement, dokumen erp.penyusutan_input
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.penyusutan_input := penyusutan_problems.dokumen;
begin
  return erp_private.penyusutan_bentuk(v_d)
    || (
      select array_agg(
          format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
        )
        from (
          select n.*, count(n.aset_id) over (partition by n.aset_id) as kali
            from unnest(v_d.detail) with ordinality as n
        ) as d
        left join aset as a on a.id = d.aset_id
        left join akun as k on k.kode = d.akun_akumulasi
        cross join lateral (values
          (1, case
            when d.aset_id is null then null
            when a.id is null then erp_private.kalimat_di('aset_id', 'tidak_ditemukan')
            when d.kali > 1 then format('aset_id: aset %s disebut dua kali', a.kode)
            when num_nonnulls(d.akun_beban, nullif(d.akun_akumulasi, a.akun_akumulasi), d.nilai) > 0
              then 'aset_id: akun dan nilai aset dihitung dari daftar aset'
          end),
          (2, case when d.aset_id is null then 'akun_beban: ' || coalesce(
            case when d.akun_beban is null then erp_private.kalimat('wajib') end,
            erp_private.akun_beban_problem(buku, d.akun_beban)
          ) end),
          (3, case when d.aset_id is null then 'akun_akumulasi: ' || case
            when d.akun_akumulasi is null then erp_private.kalimat('wajib')
            when k.kode is null then erp_private.kalimat('tidak_ditemukan')
            when not k.aktif then format('akun %s tidak aktif', k.kode)
            when k.subklas_id <> 16 then 'harus akun akumulasi penyusutan'
          end end),
          (4, case
            when d.aset_id is null and d.nilai is null
              then erp_private.kalimat_di('nilai', 'wajib')
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    );
end
$$;
