/** Refuses a caller who may not decide about what `orang` asked for or wrote (OTSET). */
-- With `penyetuju` admin only an admin may decide. With four eyes none of `orang` may, nor anybody
-- who shares a key with one of them. Of a request under a rule its step says who decides instead.
create or replace function erp_private.persetujuan_decider_refuse(
  buku anyelement, orang uuid[], beraturan bigint default null
) returns void language plpgsql as $$
declare
  v_atur record;
begin
  if persetujuan_decider_refuse.beraturan is not null then
    perform erp_private.langkah_take(buku, persetujuan_decider_refuse.beraturan);
    return;
  end if;
  select p.penyetuju, p.empat_mata into v_atur from pengaturan as p;
  if v_atur.penyetuju = 'admin' and erp.peran() <> 'admin' then
    raise exception using errcode = 'OTSET', message = 'hanya admin yang boleh menyetujui';
  end if;
  if v_atur.empat_mata and erp_private.kunci_orang(array[erp.pengguna_id()])
    && erp_private.kunci_orang(persetujuan_decider_refuse.orang)
  then
    raise exception using errcode = 'OTSET',
      message = 'penyusun atau peminta tidak boleh menyetujuinya sendiri';
  end if;
end
$$;
