/** Messages about the lines that are named as the origin of an asset. */
-- A line exists, is named once, booked the cost of the asset or the depreciation that it came with,
-- and has that much left beside other assets.
create or replace function erp_private.aset_asal_problems(
  buku anyelement, aset_id bigint, asal jsonb
) returns text[] language plpgsql stable as $$
begin
  return array(
    select format('asal.%s.%s', n.urutan, m.pesan)
      from (
        select i.*, count(*) over (partition by i.baris_id) as kali
          from erp_private.aset_asal_isi(aset_asal_problems.asal) as i
      ) as n
      join aset as a on a.id = aset_asal_problems.aset_id
      left join erp_private.aset_baris_nilai(
        array(select i.baris_id from erp_private.aset_asal_isi(aset_asal_problems.asal) as i)
      ) as b on b.baris_id = n.baris_id
      cross join lateral (
        select coalesce(sum(l.nilai), 0) as nilai
          from aset_asal as l
         where l.baris_id = n.baris_id and l.dilepas_pada is null and l.aset_id <> a.id
      ) as t
      cross join lateral (
        select case
          when n.baris_id is null then erp_private.kalimat_di('baris_id', 'nomor_baris')
          when coalesce(n.nilai, 0) = 0
            then erp_private.kalimat_di('nilai', 'nilai_dua_desimal')
          when b.baris_id is null then erp_private.kalimat_di('baris_id', 'tidak_ditemukan')
          when n.kali > 1 then erp_private.kalimat_di('baris_id', 'berulang')
          when (b.akun_kode = a.akun_aset and b.nilai > 0) is not true
            and (b.akun_kode = a.akun_akumulasi and b.nilai < 0) is not true
            then erp_private.kalimat_di(
              'baris_id', 'bukan_baris_aset', a.akun_aset, a.akun_akumulasi
            )
          when n.nilai > abs(b.nilai) - t.nilai
            then erp_private.kalimat_di(
              'nilai', 'melebihi_sisa_baris', (abs(b.nilai) - t.nilai)::text
            )
        end as pesan
      ) as m
     where m.pesan is not null
     order by n.urutan
  );
end
$$;
