/** The entries of lines that reverse earlier opening balances, against the opening account. */
create or replace function erp_private.ayat_awal(
  baris erp_private.baris[], akun_saldo_awal text
) returns erp_private.ayat[] language sql immutable set search_path = pg_catalog as $$
  select coalesce(array_agg(
      erp_private.ayat(
        akun_kode => a.akun_kode, debit => a.debit, kredit => a.kredit, kontak_id => a.kontak_id,
        gabungan_id => a.gabungan_id
      ) order by a.urutan, a.baris
    ), '{}')
    from (
      select 1 as urutan, b.baris, b.akun_kode, (b.rincian ->> 'debit')::numeric as debit,
             (b.rincian ->> 'kredit')::numeric as kredit,
             (b.rincian ->> 'kontak_id')::bigint as kontak_id, b.gabungan_id
        from unnest(baris) as b
      union all
      select 2, b.baris, akun_saldo_awal, (b.rincian ->> 'kredit')::numeric,
             (b.rincian ->> 'debit')::numeric, null, b.gabungan_id
        from unnest(baris) as b
    ) as a
$$;
