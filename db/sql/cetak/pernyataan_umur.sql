/** What a contact owes, or is owed, at a day by age, as [label, amount], for a statement. */
-- @execute erp_reader
create or replace function erp_private.pernyataan_umur(
  buku anyelement, jenis erp.jenis_pos, kontak_id bigint, per date, sen boolean
) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(
        jsonb_build_array(
          erp_private.istilah(u.judul), erp_private.uang_cetak(coalesce(s.sisa, 0), sen)
        ) order by u.urutan
      )
      from (values
        (1, 'belum_jatuh_tempo', 'Belum jatuh tempo'), (2, '1-30', '1–30 hari'),
        (3, '31-60', '31–60 hari'), (4, '61-90', '61–90 hari'), (5, '>90', 'Lebih dari 90 hari')
      ) as u (urutan, umur, judul)
      left join (
        select d.umur, sum(d.sisa) as sisa
          from erp_private.pos_pick(
            pernyataan_umur.jenis, null, pernyataan_umur.per, pernyataan_umur.kontak_id,
            'outstanding', null
          ) as d
         group by d.umur
      ) as s on s.umur = u.umur
  );
end
$$;
