/** Locks the records of a list in the order in which postings lock them. */
-- They are known by code, or by their external ids of a source. Before they are changed: in the
-- order of the list they would deadlock with sessions that sell several of them or change them in
-- another list. Entities that master_lock locks exclusively are left out.
create or replace function erp_private.master_lock_list(
  buku anyelement, entitas erp.entitas_master, dokumen jsonb, sumber text
) returns void language plpgsql as $$
declare
  v_kunci constant text := (
    select e.kunci from erp_private.master_entitas as e
     where e.entitas = master_lock_list.entitas
  );
  v_menurut constant text := case when sumber is null then 'kode' else v_kunci end;
begin
  if entitas not in ('barang', 'kontak', 'lokasi', 'harga', 'aset') then
    return;
  end if;
  execute format(
    'select from %I as m where m.%I = any ($1::%s[]) order by m.%I for no key update',
    entitas, v_menurut, case v_menurut when 'id' then 'bigint' else 'text' end, v_kunci
  ) using array(
    select case
        when master_lock_list.sumber is null then d.value ->> 'kode'
        else erp_private.id_luar_master_key(
          buku, master_lock_list.entitas, master_lock_list.sumber,
          d.value -> 'id_luar' ->> master_lock_list.sumber
        )
      end
      from jsonb_array_elements(master_lock_list.dokumen) as d
  );
end
$$;
