/**
 * Notes what the rehearsal of a part made of its rows, what is wrong with them, and of accounts.
 */
-- `hasil` are the answers of impor_paket_rehearse for the first of `dokumen`.
create or replace function erp_private.impor_paket_note(
  buku anyelement, id bigint, dokumen integer[], hasil jsonb[]
) returns void language plpgsql as $$
declare
  v_d record;
  v_jenis constant text := (select i.jenis from impor as i where i.id = impor_paket_note.id);
begin
  update impor_baris as b
     set hasil = jsonb_build_object('aksi', h.hasil -> 'aksi')
    from unnest(impor_paket_note.dokumen, impor_paket_note.hasil) as h (ke, hasil)
   where b.impor_id = impor_paket_note.id and b.ke = h.ke and h.hasil ? 'aksi';
  for v_d in
    select h.ke, h.hasil
      from unnest(impor_paket_note.dokumen, impor_paket_note.hasil) as h (ke, hasil)
     where h.hasil ? 'salah'
  loop
    perform erp_private.impor_temuan_add(buku, impor_paket_note.id, erp_private.impor_pesan(
      v_jenis, array(
        select b.ke from impor_baris as b
         where b.impor_id = impor_paket_note.id and b.dokumen = v_d.ke and b.macam = 'data'
         order by b.ke
      ), v_d.hasil ->> 'salah'
    ));
  end loop;
  if v_jenis not like 'saldo-awal-%' and v_jenis not in ('jurnal-umum', 'pembelian', 'penjualan')
  then
    return;
  end if;
  perform erp_private.impor_gerak_add(buku, impor_paket_note.id, erp_private.impor_gerak(
    buku, array(select (h ->> 'id')::bigint from unnest(impor_paket_note.hasil) as h)
  ));
end
$$;
