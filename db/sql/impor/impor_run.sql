/** Makes documents of a file, each once for its file and row; answers {aksi, id, nomor} of each. */
-- Many at once where that can be (impor_set). `dokumen` are their first rows. In an import that is
-- made whole or not at all a refused document takes the others back: KOIMB, naming its row. Else
-- its answer is {galat}; the ones before it stay, those after it are null.
create or replace function erp_private.impor_run(
  buku anyelement, id bigint, dokumen integer[], baris jsonb[]
) returns jsonb[] language plpgsql as $$
declare
  v_i record;
  v_hasil jsonb[];
  v_baru integer[];
  v_set jsonb[];
  v_ke integer;
  v_lain integer;
  v_galat text;
begin
  select i.id, i.jenis, i.kunci as sidik, i.boleh_ubah, i.ganti, j.sifat into v_i
    from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_run.id;
  v_hasil := array(
    select erp_private.impor_sekali(buku, v_i.id, v_i.jenis, v_i.sidik, d)
      from unnest(impor_run.dokumen) as d
  );
  v_hasil := erp_private.impor_run_met(buku, v_i.id, impor_run.dokumen, v_hasil);
  select coalesce(min(d.ke), cardinality(v_hasil) + 1) into v_lain
    from unnest(v_hasil) with ordinality as d (hasil, ke)
   where d.hasil ? 'galat';
  v_baru := array(
    select d.ke from unnest(v_hasil[: v_lain - 1]) with ordinality as d (hasil, ke)
     where d.hasil is null
     order by d.ke
  );
  if v_baru <> '{}' then
    v_set := erp_private.impor_set(buku, v_i.jenis, array(
      select impor_run.baris[b.ke] from unnest(v_baru) with ordinality as b (ke, n) order by b.n
    ), false);
  end if;
  for v_n in 1 .. cardinality(v_baru) loop
    v_ke := v_baru[v_n];
    v_hasil[v_ke] := v_set[v_n];
    continue when v_set[v_n] is not null;
    begin
      v_hasil[v_ke] := erp_private.impor_make(
        buku, v_i.jenis, impor_run.baris[v_ke], v_i.boleh_ubah, false, v_i.ganti
      );
    exception
      when others then
        if not erp_private.kesalahan_client(sqlstate) then
          raise;
        end if;
        v_galat := format(
          'baris %s: %s', impor_run.dokumen[v_ke], replace(sqlerrm, E'\n', '; ')
        );
        if v_i.sifat <> 'dokumen' then
          raise exception using errcode = 'KOIMB', message = v_galat;
        end if;
    end;
    exit when v_galat is not null;
  end loop;
  v_ke := case when v_galat is not null then v_ke else v_lain end;
  if v_ke <= cardinality(v_hasil) then
    v_hasil := v_hasil[: v_ke - 1]
      || jsonb_build_object('galat', coalesce(v_galat, v_hasil[v_ke] ->> 'galat'))
      || array_fill(null::jsonb, array[cardinality(v_hasil) - v_ke]);
    delete from impor_hasil as h
     where h.jenis = v_i.jenis and h.sidik = v_i.sidik and h.impor_id = v_i.id
       and h.transaksi_id is null and h.ke = any (impor_run.dokumen[v_ke :]);
  end if;
  perform erp_private.impor_run_note(buku, v_i.id, impor_run.dokumen, v_hasil, v_baru);
  return v_hasil;
end
$$;
