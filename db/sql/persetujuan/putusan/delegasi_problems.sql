/** Messages about whom the caller delegates to, or an empty array. */
-- A member who may approve at all, another than himself and than `bukan`.
create or replace function erp_private.delegasi_problems(
  buku anyelement, bidang text, kepada uuid, bukan uuid[] default '{}'
) returns text[] language plpgsql stable as $$
begin
  return array_remove(array[
    case
      when kepada is null then erp_private.kalimat_di(bidang, 'wajib')
      when kepada = erp.pengguna_id() then bidang || ': tidak boleh diri sendiri'
      when kepada = any (erp_private.kunci_orang(bukan))
        then bidang || ': penyusun atau peminta tidak dapat mewakili'
      when not exists (
        select
          from erp_private.membership_peran(erp.tenant_kode()) as m
         where m.orang = delegasi_problems.kepada
           and erp_private.cakupan_reaches(m.cakupan, 'transaksi', 'approve')
      ) then erp_private.kalimat_di(bidang, 'tidak_ditemukan')
    end
  ], null);
end
$$;
