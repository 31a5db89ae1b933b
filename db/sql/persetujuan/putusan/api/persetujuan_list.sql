/**
 * Requests for approval as {total, data}, newest first: all, or those that wait for the caller
 * (untuk saya).
 */
-- Requests of modules that are on, and of kinds that the caller may read. Endpoint: GET
-- /api/persetujuan.
create or replace function erp.persetujuan_list(
  untuk erp.untuk_persetujuan default 'semua', status erp.status_persetujuan default null,
  jenis erp.jenis_transaksi default null, page integer default 1, per_page integer default 20,
  kursor text default null
) returns json language plpgsql stable security definer as $$
declare
  v_h record;
  v_saya constant boolean := coalesce(persetujuan_list.untuk = 'saya', false);
  v_status constant erp.status_persetujuan := case
    when v_saya then 'menunggu' else persetujuan_list.status
  end;
  v_baca erp.jenis_transaksi[];
  v_baca_lain boolean;
  v_boleh erp.jenis_transaksi[];
  v_lain boolean;
  v_langkah bigint[] := '{}';
  v_sama uuid[] := '{}';
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi');
  v_h := erp_private.halaman_kursor(
    'persetujuan', jsonb_build_array(untuk, status, jenis), '{bigint}', page, per_page, kursor
  );
  v_baca := array(
    select r.jenis
      from erp.jenis_transaksi_ref as r
      join modul as m on m.kode = r.modul
     where m.aktif and erp_private.cakupan_may('transaksi', 'read', r.jenis)
       and (persetujuan_list.jenis is null or r.jenis = persetujuan_list.jenis)
  );
  v_baca_lain := persetujuan_list.jenis is null
    and erp_private.cakupan_may('pengaturan_lihat', 'read');
  if v_saya then
    v_boleh := array(
      select r.jenis from erp.jenis_transaksi_ref as r
       where erp_private.persetujuan_may(null::buku, r.jenis, '{}')
    );
    v_lain := erp_private.persetujuan_may(null::buku, null, '{}');
    if erp.agen() is null then
      v_langkah := array(
        select o.id
          from erp_private.langkah_open(null::buku, array(
            select p.id
              from persetujuan as p
             where p.status = 'menunggu' and p.aturan is not null and p.jenis = any (array(
               select b.jenis
                 from unnest(v_baca) as b (jenis)
                where erp_private.cakupan_may('transaksi', 'approve', b.jenis)
             ))
          )) as o
      );
    end if;
    select erp_private.kunci_sama(erp.pengguna_id()) into v_sama
      from pengaturan as p
     where p.empat_mata;
    v_sama := coalesce(v_sama, '{}');
  end if;
  with
    terlihat as (
      select p.id
        from persetujuan as p
        left join transaksi as t on t.id = p.transaksi_id and p.aksi = 'posting' and v_saya
        left join unnest(v_langkah) as o (id) on o.id = p.id
       where (v_status is null or p.status = v_status)
         and (p.jenis = any (v_baca) or p.jenis is null and v_baca_lain)
         and (
           not v_saya
           or o.id is not null
           or p.aturan is null
             and (p.jenis = any (v_boleh) or p.jenis is null and v_lain)
             and not coalesce(
               case p.aksi when 'posting' then t.penyusun else array[p.diminta_oleh] end && v_sama,
               false
             )
         )
    )
  select erp_private.halaman_json(
      v_h.ikat, v_h.banyak,
      case when v_h.ikat is null then (select count(*) from terlihat) end, array(
        select row(j.isi, array[j.id::text])::erp_private.halaman_baris
          from erp_private.persetujuan_jsons(null::buku, array(
            select t.id
              from terlihat as t
             where t.id < coalesce((v_h.nilai)[1]::bigint, 9223372036854775807)
             order by t.id desc
             limit v_h.ambil offset v_h.lewati
          )) as j
         order by j.id desc
      )
    )
    into v_hasil;
  return v_hasil;
end
$$;
