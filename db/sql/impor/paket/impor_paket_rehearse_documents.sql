/** Rehearses the documents of all parts of a bundle, day by day. */
-- As the run makes them. Of each day every part goes on as far as it can, again and again while one
-- of them does: a purchase comes before the sale of its goods, a sale before what its money pays. A
-- document that is refused then is a finding, and the others go on.
create or replace function erp_private.impor_paket_rehearse_documents(
  buku anyelement, paket_id bigint
) returns void language plpgsql as $$
declare
  v_hari date;
  v_p record;
  v_d record;
  v_hasil jsonb[];
  v_maju boolean;
  v_jadi integer;
  v_tahan bigint;
  v_ke integer;
  v_salah jsonb;
begin
  loop
    select min(h.hari) into v_hari
      from erp_private.impor_paket_hari(buku, impor_paket_rehearse_documents.paket_id) as h;
    exit when v_hari is null;
    v_maju := false;
    v_tahan := null;
    for v_p in
      select h.impor_id
        from erp_private.impor_paket_hari(buku, impor_paket_rehearse_documents.paket_id) as h
       where h.hari = v_hari
       order by h.urutan, h.ke
    loop
      perform erp_private.impor_temuan_add(buku, v_p.impor_id, erp_private.impor_temuan_baru(
        buku, v_p.impor_id, erp_private.impor_paket_make(buku, v_p.impor_id)
      ));
      select array_agg(d.dokumen order by d.dokumen) filter (where not d.lewat) as dokumen,
             array_agg(d.baris order by d.dokumen) filter (where not d.lewat) as baris,
             max(d.dokumen) as sampai
        into v_d
        from erp_private.impor_paket_sehari(buku, v_p.impor_id, v_hari) as d;
      v_jadi := 0;
      if v_d.dokumen is not null then
        v_hasil := erp_private.impor_paket_rehearse(buku, v_p.impor_id, v_d.baris, true);
        v_jadi := cardinality(v_hasil) - (v_hasil[cardinality(v_hasil)] ? 'salah')::integer;
        perform erp_private.impor_paket_note(
          buku, v_p.impor_id, v_d.dokumen[: v_jadi], v_hasil[: v_jadi]
        );
        if v_tahan is null and v_jadi < cardinality(v_hasil) then
          v_tahan := v_p.impor_id;
          v_ke := v_d.dokumen[v_jadi + 1];
          v_salah := v_hasil[v_jadi + 1];
        end if;
      end if;
      continue when v_d.dokumen is not null and v_jadi = 0;
      update impor as i
         set posisi = case
           when v_d.dokumen is null or v_jadi = cardinality(v_d.dokumen) then v_d.sampai
           else v_d.dokumen[v_jadi]
         end
       where i.id = v_p.impor_id;
      v_maju := true;
    end loop;
    continue when v_maju;
    perform erp_private.impor_paket_note(buku, v_tahan, array[v_ke], array[v_salah]);
    update impor as i set posisi = v_ke where i.id = v_tahan;
  end loop;
end
$$;
