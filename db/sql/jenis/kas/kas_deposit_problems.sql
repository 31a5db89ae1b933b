/** Messages about the deposits among lines of money, or null. */
-- A deposit has a contact. One that is given back names the document that opened it and bears no
-- other tax. A new one may name an order of that contact instead. Other lines name neither.
create or replace function erp_private.kas_deposit_problems(
  buku anyelement, detail erp.kas_baris_input[], kontak_id bigint, masuk boolean
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from unnest(kas_deposit_problems.detail) with ordinality as d
      join akun as a on a.kode = d.akun_kode
      cross join lateral (
        select coalesce(d.kontak_id, kas_deposit_problems.kontak_id) as kontak_id,
               a.kendali in ('uang_muka_jual', 'uang_muka_beli') as ada,
               (a.kendali = 'uang_muka_jual') = kas_deposit_problems.masuk as baru
      ) as u
      cross join lateral (values
        (1, 'kontak_id: ' || case
          when u.ada is not true then null
          when u.kontak_id is null then 'wajib diisi pada uang muka'
          when u.baru then erp_private.titipan_problem(buku, u.kontak_id)
        end),
        (2, 'dokumen_id: ' || case
          when d.dokumen_id is null then
            case when u.ada and not u.baru then 'wajib diisi pada pengembalian uang muka' end
          when u.ada is not true then 'hanya untuk pengembalian uang muka'
          when u.baru then 'tidak boleh diisi pada uang muka baru'
        end),
        (3, 'order_id: ' || case
          when d.order_id is null then null
          when u.ada is not true or not u.baru then 'hanya untuk uang muka baru'
          when not exists (
            select from transaksi as t
             where t.id = d.order_id and t.status = 'final' and t.kontak_id = u.kontak_id
               and t.mode is null
               and t.jenis = case
                 when kas_deposit_problems.masuk then 'order-penjualan' else 'order-pembelian'
               end::erp.jenis_transaksi
          ) then 'tidak ditemukan pada kontak ini'
        end),
        (4, case
          when d.pajak_kode is not null and d.dokumen_id is not null and not exists (
            select from transaksi_baris as b
             where b.transaksi_id = d.dokumen_id and b.akun_kode = d.akun_kode
               and b.pajak_kode = d.pajak_kode
          ) then 'pajak_kode: uang muka itu tidak dikenai pajak ini'
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
