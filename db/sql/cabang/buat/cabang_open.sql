/**
 * Begins the making of a branch: its place, tables, roles and members; null where it is wanted no
 * more (TDTNT, KOPDH, KOLKH).
 */
-- What an earlier try left is taken away before. The parent is neither moved nor removed until the
-- transaction ends. Until cabang_close nobody enters the branch.
create or replace function erp_private.cabang_open(kode text)
returns erp_private.cabang_uji language plpgsql as $$
declare
  v_cabang erp_private.cabang_uji;
  v_langkah integer;
begin
  select c.* into v_cabang
    from erp_private.cabang_uji as c
   where c.kode = cabang_open.kode and c.status = 'disiapkan';
  if not found then
    return null;
  end if;
  select t.langkah into v_langkah
    from erp_private.tenant as t
   where t.kode = v_cabang.induk
     for key share;
  if not found then
    raise exception using errcode = 'TDTNT',
      message = format('tenant %s tidak ditemukan', v_cabang.induk);
  end if;
  perform erp_private.tenant_moving_refuse(v_cabang.induk);
  if v_langkah < (select coalesce(max(s.nomor), 0) from erp_private.tenant_step as s) then
    raise exception using errcode = 'KOLKH',
      message = format('tenant %s tertinggal di langkah %s', v_cabang.induk, v_langkah);
  end if;
  if exists (
    select from erp_private.tenant as t where t.kode = v_cabang.kode and t.uji_dari is not null
  ) then
    perform erp_private.tenant_remove(v_cabang.kode);
    insert into erp_private.cabang_uji select v_cabang.*;
  end if;
  if v_cabang.isi = 'salinan' then
    perform erp_private.tenant_place(v_cabang.kode, v_cabang.nama);
    perform erp_private.tenant_upgrade(v_cabang.kode);
    perform erp_private.cabang_copy(v_cabang.induk, v_cabang.kode, v_cabang.samarkan);
  else
    perform erp_private.tenant_build(v_cabang.kode, v_cabang.nama);
  end if;
  update erp_private.tenant as t
     set uji_dari = v_cabang.induk, uji_isi = v_cabang.isi,
         uji_sampai = v_cabang.berakhir_pada, aktif = false
   where t.kode = v_cabang.kode;
  perform erp_private.cabang_people(v_cabang);
  return v_cabang;
end
$$;
