/** Warning that a void adjusted on its day what goods of closed months had cost, or none. */
-- As stok_correct_account booked it.
create or replace function erp_private.void_stock_warn(buku anyelement, transaksi_id bigint)
returns text[] language plpgsql stable as $$
declare
  v_akun constant text := erp_private.akun_roles(buku) ->> 'penyesuaian_hpp';
begin
  return array(
    select format(
        'penyesuaian_hpp: HPP bulan yang sudah ditutup (%s) %s %s; dibukukan ke %s pada %s',
        k.bulan, case when k.nilai > 0 then 'turun' else 'naik' end, abs(k.nilai), v_akun, k.tanggal
      )
      from (
        select sum(m.nilai) as nilai, max(m.tanggal) as tanggal, string_agg(
                 distinct to_char(m.tanggal_kunci, 'YYYY-MM'), ', '
               ) filter (where m.tanggal > m.tanggal_kunci) as bulan
          from mutasi_stok as m
          join mutasi_stok as o on o.id = m.koreksi_untuk
          join posting as p on p.id = m.posting_id
         where m.transaksi_id = void_stock_warn.transaksi_id and m.jenis = 'koreksi_hpp'
           and m.akun_lawan = v_akun and o.akun_lawan <> v_akun and p.aksi = 'void'
      ) as k
     where k.nilai <> 0 and k.bulan is not null
  );
end
$$;
