-- Goods received before their invoice, line by line. A row of a receipt adds quantity and value; an
-- invoice, a return or a closing takes a part of both. Σ nilai up to a day is the balance of the
-- account on that day.
create table penerimaan_gerak (
  id bigserial primary key,
  posting_id bigint not null references posting not enforced,
  transaksi_id bigint not null references transaksi deferrable initially deferred,
  penerimaan_id bigint not null references transaksi deferrable initially deferred,
  baris_id bigint not null references transaksi_baris,
  -- The line of the invoice or of the return that takes.
  pengambil_id bigint references transaksi_baris,
  jenis erp.jenis_penerimaan not null,
  tanggal date not null,
  akun_kode text not null references akun,
  qty erp.kuantitas not null check (qty <> 0),
  nilai erp.uang not null,
  membalik_id bigint references penerimaan_gerak,
  constraint penerimaan_gerak_tanda_check check (
    (qty > 0) = ((jenis = 'terima') = (membalik_id is null))
    and (nilai = 0 or (nilai > 0) = (qty > 0))
  )
);
create index on penerimaan_gerak (posting_id);
create index on penerimaan_gerak (transaksi_id);
create index on penerimaan_gerak (penerimaan_id);
create index on penerimaan_gerak (baris_id);
create index on penerimaan_gerak (pengambil_id) where pengambil_id is not null;
create index penerimaan_gerak_akun_kode_idx on penerimaan_gerak (akun_kode, id);
create unique index penerimaan_gerak_membalik_id_key on penerimaan_gerak (membalik_id)
  where membalik_id is not null;

create trigger penerimaan_gerak_append_only before update or delete or truncate
  on penerimaan_gerak for each statement execute function erp_private.tg__books_append_only();
create trigger penerimaan_gerak_posting_open after insert on penerimaan_gerak
  referencing new table as baru
  for each statement execute function erp_private.tg__posting_open();
-- The journal's side is proven with every posting; this is the side of the receipts.
create constraint trigger penerimaan_gerak_prove after insert on penerimaan_gerak
  deferrable initially deferred
  for each row execute function erp_private.tg__penerimaan_prove();

-- The account becomes a control account where nothing uses it yet. Where it was used, the role goes
-- to a new account beside it, and no balance is moved. A tenant that is being made has no accounts
-- yet: they come with its first rows.
do $$
declare
  v_lama record;
  v_kode text := '2102';
begin
  if not exists (select from akun_peran) then
    return;
  end if;
  select a.aktif and a.kendali is null and a.subklas_id / 10 = 2
         and not exists (select from jurnal_baris as j where j.akun_kode = a.kode)
         and not exists (select from akun_peran as p where p.akun_kode = a.kode) as bebas
    into v_lama
    from akun as a
   where a.kode = v_kode;
  if v_lama.bebas then
    update akun set kendali = 'barang_diterima', diubah_pada = now() where kode = v_kode;
  else
    if v_lama.bebas is not null then
      v_kode := (
        select min(n.kode)
          from (select n::text as kode from generate_series(2103, 2199) as n) as n
         where not exists (select from akun as a where a.kode = n.kode)
      );
    end if;
    insert into akun (kode, nama, subklas_id, saldo_normal, kendali, arus_kas)
      values (
        v_kode, 'Barang Diterima Belum Ditagih', 21, 'kredit', 'barang_diterima',
        'pembayaran_pemasok'
      );
  end if;
  insert into akun_peran (peran, akun_kode) values ('barang_diterima', v_kode);
end
$$;
