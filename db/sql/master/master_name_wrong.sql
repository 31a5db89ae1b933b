/** What is said of a name in a document of a master record that it does not take. */
-- Of a record that is there, what a list shows of it is only read.
create or replace function erp_private.master_name_wrong(
  entitas erp.entitas_master, nama text, diubah boolean
) returns text language sql stable set search_path = pg_catalog as $$
  select case
    when master_name_wrong.diubah and exists (
      select from erp_private.master_kolom as k
       where k.entitas = master_name_wrong.entitas and k.nama = master_name_wrong.nama
         and k.standar and not k.dapat_ditulis
    ) then erp_private.kalimat_di(master_name_wrong.nama, 'hanya_dibaca')
    else erp_private.kalimat_di(
      erp_private.master_name_shown(master_name_wrong.nama), 'tidak_dikenal_dari',
      erp_private.master_names_taken(master_name_wrong.entitas, master_name_wrong.diubah)
    )
  end
$$;
