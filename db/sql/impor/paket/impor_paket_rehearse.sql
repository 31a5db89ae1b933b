/** Makes documents of a part as its rehearsal does; of each {aksi, id}, or {salah}. */
-- Many at once where that can be (impor_set). With `henti` the first that is refused is the last.
create or replace function erp_private.impor_paket_rehearse(
  buku anyelement, id bigint, baris jsonb[], henti boolean
) returns jsonb[] language plpgsql as $$
declare
  v_i record;
  v_set jsonb[];
  v_hasil jsonb[] := '{}';
begin
  select i.jenis, i.boleh_ubah, i.ganti into v_i
    from impor as i where i.id = impor_paket_rehearse.id;
  v_set := erp_private.impor_set(buku, v_i.jenis, impor_paket_rehearse.baris, true);
  for v_n in 1 .. cardinality(impor_paket_rehearse.baris) loop
    if v_set[v_n] is not null then
      v_hasil := v_hasil || v_set[v_n];
      exit when henti and v_set[v_n] ? 'salah';
      continue;
    end if;
    begin
      v_hasil := v_hasil || erp_private.impor_make(
        buku, v_i.jenis, impor_paket_rehearse.baris[v_n], v_i.boleh_ubah, true, v_i.ganti
      );
    exception
      when others then
        if not erp_private.kesalahan_client(sqlstate) then
          raise;
        end if;
        v_hasil := v_hasil || jsonb_build_object('salah', case
          when sqlstate ~ '^2' then 'tidak dapat disimpan: ' else ''
        end || sqlerrm);
        exit when henti;
    end;
  end loop;
  return v_hasil;
end
$$;
