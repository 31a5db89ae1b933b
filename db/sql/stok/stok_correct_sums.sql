/** Sums of corrections of stock by day and accounts, for stok_correct_entries. */
-- `hari` is the day of the corrected movement, or of the goods that cover it, or of the paper from
-- which the change is known, whichever is latest. `dokumen` are the dimension values of the
-- document that moved the stock, `gabungan_id` those of the movement. Each `offset 0` prevents a
-- walk through the whole table: rows are looked up by their keys.
create or replace function erp_private.stok_correct_sums(
  buku anyelement, koreksi erp_private.koreksi[], sesuai erp_private.koreksi[]
)
returns table (
  hari date, akun_persediaan text, akun_lawan text, dokumen bigint, gabungan_id bigint,
  nilai numeric
) language plpgsql stable as $$
declare
  v_dimensi constant boolean := exists (select from dimensi_gabungan);
begin
  return query
    with
      dasar as materialized (
        select k.penutup_id, k.selisih, k.kertas, m.id, m.qty, m.tanggal, m.akun_persediaan,
               m.transaksi_id, k.sesuai, case
                 when k.sesuai then erp_private.stok_adjust_account(buku)
                 when k.penutup_id is null then m.akun_lawan
                 else erp_private.stok_correct_account(
                   buku, row (
                     k.mutasi_id, k.selisih, k.penutup_id, k.bawa, null
                   )::erp_private.koreksi,
                   m.akun_lawan
                 )
               end as akun_lawan,
               coalesce(m.gabungan_id, 0) as gabungan_id
          from (
            select x.mutasi_id, x.selisih, x.penutup_id, x.bawa, x.kertas, false as sesuai
              from unnest(stok_correct_sums.koreksi) as x
             union all
            select x.mutasi_id, x.selisih, x.penutup_id, x.bawa, x.kertas, true
              from unnest(stok_correct_sums.sesuai) as x
          ) as k
         cross join lateral (
           select x.id, x.qty, x.tanggal, x.akun_persediaan, x.akun_lawan, x.gabungan_id,
                  x.transaksi_id
             from mutasi_stok as x
            where x.id = k.mutasi_id
           offset 0
         ) as m
      )
    select greatest(coalesce(p.tanggal, m.tanggal), m.kertas) as hari, m.akun_persediaan,
           m.akun_lawan,
           t.gabungan_id as dokumen, m.gabungan_id, sum(m.selisih) as nilai
      from dasar as m
      left join lateral (
        select x.tanggal from mutasi_stok as x
         where m.penutup_id is not null and x.id = m.penutup_id
        offset 0
      ) as p on true
      left join lateral (
        select coalesce(x.gabungan_id, 0) as gabungan_id
          from transaksi as x
         where v_dimensi and x.id = m.transaksi_id and x.status <> 'draft'
        offset 0
      ) as t on true
     group by 1, 2, 3, 4, 5
    union all
    -- Goods that came and were voided under another counter account: on the day of the void the
    -- correction moves from the account of the original to that of the reversal.
    select greatest(r.tanggal, o.kertas), o.akun_lawan, r.akun_lawan, o.gabungan_id,
           o.gabungan_id, sum(o.selisih)
      from dasar as o
     cross join lateral (
       select x.tanggal, x.akun_lawan
         from mutasi_stok as x
        where o.qty > 0 and o.penutup_id is null and not o.sesuai and x.membalik_id = o.id
          and x.akun_lawan <> o.akun_lawan and not erp_private.stok_is_moved(buku, o.id)
       offset 0
     ) as r
     group by 1, 2, 3, 4, 5;
end
$$;
