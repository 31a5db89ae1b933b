/** Gives points back to their lots with a return; answers entries and the number of points. */
-- Lots that expire last get theirs first, and keep their last day. Points are whole: the number
-- follows all that was given back so far, and the last return gives all. The difference to their
-- book value is the expense of points.
create or replace function erp_private.poin_return(
  buku anyelement, dokumen erp_private.dokumen, nilai numeric, akun jsonb,
  out ayat erp_private.ayat[], out rincian jsonb
) language plpgsql as $$
declare
  v_d constant erp_private.dokumen := poin_return.dokumen;
  v_semua record;
  v_poin bigint;
  v_tercatat numeric;
begin
  perform erp_private.poin_lock(buku, v_d.kontak_id);
  select sum(p.semula) as poin, sum(p.poin) as sisa into v_semua
    from erp_private.poin_dipakai(buku, v_d.dokumen_asal_id) as p;
  select v_semua.sisa - case
      when s.sisa <= poin_return.nilai then 0
      else ceil(v_semua.poin * (s.sisa - poin_return.nilai) / s.semua)
    end
    into v_poin
    from (
      select coalesce(sum(l.nilai), 0) as semua, (
               select sum(x.nilai)
                 from unnest(erp_private.lunas_sisa(buku, v_d.dokumen_asal_id, 'piutang', akun))
                   as x
                where x.cara = 'poin'
             ) as sisa
        from erp_private.lunas_semua(buku, v_d.dokumen_asal_id, 'piutang', akun) as l
       where l.cara = 'poin'
    ) as s;
  insert into poin_gerak (posting_id, transaksi_id, lot_id, kontak_id, jenis, tanggal, poin, nilai)
    select v_d.posting_id, v_d.id, a.lot_id, v_d.kontak_id, 'tukar', v_d.tanggal, a.ambil,
           case when a.ambil = a.poin then a.nilai else round(a.nilai * a.ambil / a.poin, 2) end
      from (
        select p.lot_id, p.poin, p.nilai, least(p.poin, v_poin - coalesce(sum(p.poin) over (
                 order by l.kedaluwarsa desc nulls first, l.id desc
                 rows between unbounded preceding and 1 preceding
               ), 0))::bigint as ambil
          from erp_private.poin_dipakai(buku, v_d.dokumen_asal_id) as p
          join poin_lot as l on l.id = p.lot_id
         where p.poin > 0
      ) as a
     where a.ambil > 0
    on conflict do nothing;
  select coalesce(sum(g.nilai), 0), coalesce(array_agg(
           erp_private.ayat(
             akun_kode => l.akun_kode, kredit => g.nilai, kontak_id => v_d.kontak_id,
             gabungan_id => coalesce(t.gabungan_id, 0)
           ) order by g.id
         ) filter (where g.nilai > 0), '{}')
    into v_tercatat, poin_return.ayat
    from poin_gerak as g
    join poin_lot as l on l.id = g.lot_id
    left join transaksi as t on t.id = l.transaksi_id and t.status <> 'draft'
   where g.posting_id = v_d.posting_id and g.jenis = 'tukar';
  update poin_saldo as s
     set poin = s.poin + v_poin, nilai = s.nilai + v_tercatat
   where s.kontak_id = v_d.kontak_id;
  ayat := ayat || erp_private.ayat(
    akun_kode => akun ->> 'beban_poin', debit => greatest(v_tercatat - nilai, 0),
    kredit => greatest(nilai - v_tercatat, 0)
  );
  rincian := jsonb_build_object('poin_kembali', v_poin);
end
$$;
