/**
 * Takes back what imports made, the last of it first; answers what stands in the way, and how many.
 */
-- Of a bundle, documents go back in the order in which they were made, whichever part they are of,
-- the last one first. Nobody else posts meanwhile: nothing comes to stand on what is taken back,
-- and no two wait for each other. With `masalah` (at most 20 lines) the caller must raise. `tetap`
-- was made on the way and stays, since others name it.
create or replace function erp_private.impor_withdraw(
  buku anyelement, ids bigint[], alasan text, out masalah text, out banyak bigint,
  out tetap text
) language plpgsql as $$
declare
  v_b record;
  v_salah text[] := '{}';
begin
  if exists (
    select from impor as i
      join erp_private.impor_jenis as j on j.jenis = i.jenis and j.sifat in ('awal', 'dokumen')
     where i.id = any (impor_withdraw.ids)
  ) then
    perform erp_private.periode_exclude(buku);
  end if;
  banyak := 0;
  for v_b in
    select b.ke, b.hasil ->> 'id' as id, b.hasil ->> 'nomor' as nomor, b.isi -> 'baris' as isi,
           j.sifat, j.entitas
      from impor as i
      join erp_private.impor_jenis as j on j.jenis = i.jenis
      join impor_baris as b on b.impor_id = i.id
     where i.id = any (impor_withdraw.ids) and b.macam = 'data' and b.hasil ->> 'aksi' = 'dibuat'
       and b.hasil ? 'nomor'
     order by j.sifat = 'induk', case when j.sifat = 'dokumen' then (b.hasil ->> 'id')::bigint end
                desc nulls last, (i.bagian -> 'urutan')::integer desc nulls last, i.id desc,
              b.ke desc
  loop
    exit when cardinality(v_salah) >= 20;
    begin
      if v_b.sifat = 'induk' then
        perform erp_private.impor_withdraw_record(buku, v_b.entitas, v_b.id::bigint, v_b.nomor);
      elsif v_b.sifat = 'riwayat' then
        delete from riwayat_saldo as r
         where r.bulan = (v_b.isi ->> 'bulan')::date and r.akun_kode = v_b.isi ->> 'akun_kode';
      else
        perform erp_private.impor_withdraw_document(buku, v_b.id::bigint, impor_withdraw.alasan);
      end if;
      banyak := banyak + 1;
    exception
      when others then
        if not (erp_private.kesalahan_ours(sqlstate) or sqlstate like '23%') then
          raise;
        end if;
        v_salah := v_salah || format(
          'baris %s, %s: %s', v_b.ke, coalesce(v_b.nomor, v_b.id), replace(sqlerrm, E'\n', '; ')
        );
    end;
  end loop;
  masalah := array_to_string(v_salah, E'\n');
  if masalah = '' then
    update impor_baris as b
       set hasil = b.hasil || '{"aksi": "ditarik"}'
     where b.impor_id = any (impor_withdraw.ids) and b.hasil ->> 'aksi' = 'dibuat'
       and b.hasil ? 'nomor';
    delete from impor_hasil as h where h.impor_id = any (impor_withdraw.ids);
    tetap := erp_private.impor_withdraw_made(buku, impor_withdraw.ids);
  end if;
end
$$;
