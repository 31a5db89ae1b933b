/** Makes or changes master records of a list one after the other: [{id, kode, dibuat}]. */
-- By their codes, or with a source by their external ids. A refusal names its document.
create or replace function erp_private.master_put_each(
  buku anyelement, entitas erp.entitas_master, dokumen jsonb, sumber text
) returns jsonb language plpgsql as $$
declare
  v_hasil jsonb := '[]';
  v_isi jsonb;
  v_ke bigint := -1;
begin
  perform erp_private.master_lock_list(buku, entitas, master_put_each.dokumen, sumber);
  for v_isi in select d.value from jsonb_array_elements(master_put_each.dokumen) as d loop
    v_ke := v_ke + 1;
    v_hasil := v_hasil || case
      when sumber is null then erp_private.master_put(buku, entitas, v_isi)
      else erp_private.master_put_luar(buku, entitas, sumber, v_isi)
    end;
  end loop;
  return v_hasil;
exception
  when others then
    -- Everything is raised again, a refusal of ours with the name of its document.
    perform erp_private.massal_refuse(v_ke, sqlstate, sqlerrm);
    raise;
end
$$;
