/** The names of settings in a change that would let one person alone do more than now. */
-- Waiting documents, two approvers, the approving roles, stopped agents, the lock date and locked
-- openings.
create or replace function erp_private.pengaturan_loosens(buku anyelement, patch jsonb)
returns text[] language plpgsql stable as $$
begin
  return (
    select array_remove(array[
        case when p.wajib_persetujuan and patch -> 'wajib_persetujuan' = 'false'
          then 'wajib_persetujuan' end,
        case when p.empat_mata and patch -> 'empat_mata' = 'false' then 'empat_mata' end,
        case when p.penyetuju = 'admin' and patch ->> 'penyetuju' = 'staff' then 'penyetuju' end,
        case
          when p.tanggal_kunci is not null and patch ? 'tanggal_kunci'
            and coalesce(patch ->> 'tanggal_kunci', '') < p.tanggal_kunci::text
            then 'tanggal_kunci'
        end,
        case when not p.agen_aktif and patch -> 'agen_aktif' = 'true' then 'agen_aktif' end,
        case when p.kunci_saldo_awal and patch -> 'kunci_saldo_awal' = 'false'
          then 'kunci_saldo_awal' end
      ], null)
      from pengaturan as p
  );
end
$$;
