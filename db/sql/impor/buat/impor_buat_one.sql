/** Makes a record that rows of a file name; answers {id, kode, dibuat} (codes of master_make). */
-- A record that somebody made meanwhile is taken; one that was taken back is active again. Its name
-- is its code, too, where it can be one.
create or replace function erp_private.impor_buat_one(
  buku anyelement, jenis text, macam text, nama text
) returns jsonb language plpgsql as $$
declare
  v_id bigint;
  v_isi jsonb := jsonb_build_object('nama', nama);
begin
  if macam = 'harga' then
    if exists (select from harga as h where h.kode = impor_buat_one.nama) then
      return jsonb_build_object('kode', nama, 'dibuat', false);
    end if;
    v_isi := v_isi || jsonb_build_object('kode', nama);
  else
    v_id := erp_private.impor_find(buku, macam, nama);
    if v_id is not null then
      if not erp_private.impor_buat_mati(buku, macam, v_id) then
        return jsonb_build_object('id', v_id, 'dibuat', false);
      end if;
      perform erp_private.master_update(
        buku, macam::erp.entitas_master, v_id::text, '{"aktif": true}', false
      );
      return jsonb_build_object('id', v_id, 'dibuat', true);
    end if;
    v_isi := v_isi || case
      when macam = 'satuan' then jsonb_build_object('kode', left(upper(nama), 20))
      when macam = 'lokasi' and upper(nama) ~ '^[A-Z0-9-]{1,10}$'
        then jsonb_build_object('kode', upper(nama))
      when macam = 'kontak' and nama ~ '^[^\s[:cntrl:]]{1,40}$' and nama ~ '\d'
        then jsonb_build_object('kode', nama)
      else '{}'
    end || case
      when macam = 'kontak' then jsonb_build_object('tipe', case
        when jenis in ('penjualan', 'saldo-awal-piutang', 'barang-harga') then 'pelanggan'
        when jenis in ('pembelian', 'saldo-awal-hutang') then 'supplier'
        else 'lain'
      end)
      else '{}'
    end;
  end if;
  return erp_private.master_make(buku, macam::erp.entitas_master, v_isi) || '{"dibuat": true}';
end
$$;
