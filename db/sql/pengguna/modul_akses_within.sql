/** What the scopes of the user's own role leave of the actions in a module. */
-- Of a module of transactions those of its kinds count, of reports that of any report. Nothing is
-- left out for a key, whose role alone decides here, and for one of the four roles.
-- @execute erp_reader
create or replace function erp_private.modul_akses_within(kode text, hak text, akses text[])
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_hak constant text := modul_akses_within.hak;
begin
  if erp.peran_kode() is null then
    return akses;
  end if;
  return array(
    select a.akses
      from unnest(modul_akses_within.akses) with ordinality as a (akses, ke)
     cross join lateral (
       select case a.akses
         when 'lihat' then 'read'
         when 'buat' then 'create'
         when 'ubah' then 'update'
         when 'hapus' then case when v_hak = 'transaksi' then 'void' else 'update' end
         when 'setujui' then case when v_hak = 'transaksi' then 'approve' else 'update' end
       end as aksi
     ) as b
     where case
       when v_hak <> 'transaksi' then erp_private.cakupan_may(v_hak, b.aksi, bagian => '*')
       else exists (
         select
           from erp.jenis_transaksi_ref as r
          where r.modul = modul_akses_within.kode
            and erp_private.cakupan_may(v_hak, b.aksi, r.jenis)
       )
     end
     order by a.ke
  );
end
$$;
