/** What returns gave back, and what had settled their documents, before a void with kaskade. */
-- Of the returns that stand on the voided document and stay: not those that go with it because it
-- paid with points, nor those of the document (`akar`) with which it goes itself. Way by way, with
-- what those of the same document before it gave back so, and what others of it did that do not
-- stand on the voided document.
create or replace function erp_private.kaskade_settled(
  buku anyelement, transaksi_id bigint, akar bigint
) returns erp_private.kaskade_lunas[] language plpgsql stable as $$
declare
  v_akun jsonb;
  v_retur constant bigint[] := array(
    select r.id
      from erp_private.kaskade_returns(buku, kaskade_settled.transaksi_id) as r
     where r.dokumen_id is distinct from kaskade_settled.akar
  );
begin
  if cardinality(v_retur) = 0 or exists (
    select from transaksi as t
     where t.id = kaskade_settled.transaksi_id and t.jenis = 'bayar-poin'
  ) then
    return '{}';
  end if;
  v_akun := erp_private.akun_roles(buku);
  return array(
    select row (
        k.id, k.dokumen_id, k.cara, k.akun_kode, k.jumlah, k.sebelum, (
          select sum(l.nilai)
            from erp_private.lunas_semua(buku, k.dokumen_id, k.pos, v_akun) as l
           where l.cara = k.cara and l.akun_kode is not distinct from k.akun_kode
        ), k.lain
      )::erp_private.kaskade_lunas
      from (
        select g.*, g.id = any (v_retur) as berdiri, coalesce(sum(g.jumlah) filter (
                 where g.id = any (v_retur)
               ) over (w rows between unbounded preceding and 1 preceding), 0) as sebelum,
               coalesce(sum(g.jumlah) filter (where g.id <> all (v_retur)) over (
                 w rows between unbounded preceding and unbounded following
               ), 0) as lain
          from (
            select t.id, t.dokumen_asal_id as dokumen_id, b.cara, b.akun_kode,
                   sum(b.jumlah) as jumlah, case t.jenis
                     when 'retur-penjualan' then 'piutang' else 'hutang'
                   end::erp.jenis_pos as pos
              from transaksi as t
             cross join lateral jsonb_to_recordset(t.rincian -> 'pengembalian')
               as b (cara text, akun_kode text, jumlah numeric)
             where t.status = 'final' and t.jenis in ('retur-penjualan', 'retur-pembelian')
               and t.dokumen_asal_id = any (array(
                 select x.dokumen_asal_id from transaksi as x where x.id = any (v_retur)
               ))
             group by t.id, b.cara, b.akun_kode
          ) as g
        window w as (partition by g.dokumen_id, g.cara, g.akun_kode order by g.id)
      ) as k
     where k.berdiri
     order by k.id, k.cara, k.akun_kode
  );
end
$$;
