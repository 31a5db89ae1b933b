/** The last day on which papers changed, all in all, what a posting's goods had cost; or null. */
-- Their void stands on that day or later: else they would be worth something while they are not
-- there.
create or replace function erp_private.stok_kertas_last(buku anyelement, posting_id bigint)
returns date language plpgsql stable as $$
begin
  return (
    select max(k.tanggal_kertas)
      from (
        select x.tanggal_kertas
          from mutasi_stok as m
          join mutasi_stok as x on x.koreksi_untuk = m.id
         where m.posting_id = stok_kertas_last.posting_id and m.jenis = 'masuk'
           and m.dasar = 'tetap' and x.tanggal_kertas is not null
         group by m.id, x.tanggal_kertas
        having sum(x.nilai) <> 0
      ) as k
  );
end
$$;
