/** Why a run of an import does not go on: whoever had it run may not import any more; else null. */
-- His rights are those of now, as impor_jalankan asks them of who begins.
create or replace function erp_private.impor_maker_problem(buku anyelement, id bigint)
returns text language plpgsql stable as $$
declare
  v_i record;
  v_h record;
begin
  select i.dijalankan_oleh, j.jenis_transaksi, j.sifat = 'induk' and i.boleh_ubah as ubah,
         array_remove(array[
           case when j.sifat <> 'induk' then 'transaksi' end,
           case when j.sifat = 'induk' or i.buat <> '{}' then 'master' end
         ], null) as hak
    into v_i
    from impor as i
    join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_maker_problem.id;
  if v_i.dijalankan_oleh is null then
    return null;
  end if;
  select h.* into v_h
    from erp_private.membership_hak(erp.tenant_kode(), v_i.dijalankan_oleh) as h;
  if v_h.peran is not null and v_h.tembok is null
    and v_h.peran = any (erp_private.hak_peran('transaksi'))
    and erp_private.cakupan_reaches(v_h.cakupan, 'transaksi', 'create')
    and (not v_i.ubah or erp_private.cakupan_reaches(v_h.cakupan, 'master', 'update'))
    and not exists (
      select
        from unnest(v_i.hak) as h (hak)
       where not v_h.peran = any (erp_private.hak_peran(h.hak))
          or not erp_private.cakupan_reaches(
            v_h.cakupan, h.hak, 'create', case when h.hak = 'transaksi' then v_i.jenis_transaksi end
          )
    )
  then
    return null;
  end if;
  return 'berhenti: yang menjalankannya tidak berhak lagi mengimpor';
end
$$;
