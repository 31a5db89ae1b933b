-- A price of one contact, instead of one of a tier.
alter table barang_harga add kontak_id bigint references kontak;
alter table barang_harga alter harga_kode drop not null;
alter table barang_harga
  add constraint barang_harga_kontak_id_check check (num_nonnulls(harga_kode, kontak_id) = 1);
do $$
declare
  v_lama constant text := (
    select c.conname
      from pg_constraint as c
     where c.conrelid = 'barang_harga'::regclass and c.contype = 'u'
  );
begin
  execute format('alter table barang_harga drop constraint %I', v_lama);
end
$$;
-- The contact before the tier: what one contact pays for some goods is one look-up, however many
-- contacts have prices of theirs.
alter table barang_harga add unique nulls not distinct (
  barang_id, kontak_id, harga_kode, satuan_id, qty_minimum, berlaku_dari
);
create index barang_harga_kontak_id_idx on barang_harga (kontak_id, id)
  where kontak_id is not null;
-- Whose price each of `harga` is, in the same order.
alter table persetujuan_usul add sumber text[];
