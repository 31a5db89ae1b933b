/** Messages about an asset whose origin does not add up to it. */
-- An asset without any line may stand in the register until it is depreciated or disposed of.
create or replace function erp_private.aset_asal_sum_problems(buku anyelement, aset_id bigint)
returns text[] language plpgsql stable as $$
begin
  return array(
    select m.pesan
      from (
        select a.*, count(l.id) as banyak,
               count(l.id) filter (
                 where l.akun_kode not in (a.akun_aset, a.akun_akumulasi)
               ) as lain,
               coalesce(sum(l.nilai) filter (where l.akun_kode = a.akun_aset), 0) as debit,
               coalesce(sum(l.nilai) filter (where l.akun_kode = a.akun_akumulasi), 0) as kredit
          from aset as a
          left join aset_asal as l on l.aset_id = a.id and l.dilepas_pada is null
         where a.id = aset_asal_sum_problems.aset_id
         group by a.id
      ) as n
      cross join lateral (values
        (1, case when n.lain > 0 then 'asal: ada baris akun lain; sebut asalnya lagi' end),
        (2, case
          when n.banyak > 0 and n.lain = 0 and n.debit <> n.perolehan then format(
            'asal: berjumlah %s di akun %s, perolehan %s', n.debit, n.akun_aset, n.perolehan
          )
        end),
        (3, case
          when n.banyak > 0 and n.lain = 0 and n.kredit <> n.akumulasi_awal then format(
            'asal: berjumlah %s di akun %s, akumulasi_awal %s', n.kredit, n.akun_akumulasi,
            n.akumulasi_awal
          )
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
     order by m.urutan
  );
end
$$;
