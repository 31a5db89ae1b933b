/** Reads a part of a bundle; makes its records, which later parts name. */
-- A part of documents is read only.
create or replace function erp_private.impor_paket_rehearse_part(
  buku anyelement, id bigint, sifat text
) returns void language plpgsql as $$
declare
  v_sesudah integer := 0;
  v_d record;
  v_sekali constant integer := case sifat when 'induk' then 500 else 1 end;
begin
  loop
    perform erp_private.worker_impor_langkah(impor_paket_rehearse_part.id);
    exit when exists (
      select from impor as i
       where i.id = impor_paket_rehearse_part.id and i.tahap in ('nilai', 'akhir')
    );
  end loop;
  if sifat = 'dokumen' then
    return;
  end if;
  perform erp_private.impor_temuan_add(
    buku, impor_paket_rehearse_part.id,
    erp_private.impor_buat_make(buku, impor_paket_rehearse_part.id, 0, 2147483647)
  );
  perform erp_private.impor_kunci(buku, impor_paket_rehearse_part.id, 0, 2147483647);
  loop
    select array_agg(d.dokumen order by d.dokumen) filter (where not d.salah and not d.sudah)
             as dokumen,
           array_agg(d.baris order by d.dokumen) filter (where not d.salah and not d.sudah)
             as baris, max(d.dokumen) as sampai
      into v_d
      from erp_private.impor_dokumen(
        buku, impor_paket_rehearse_part.id, v_sesudah, v_sekali
      ) as d;
    exit when v_d.sampai is null;
    if v_d.dokumen is not null then
      perform erp_private.impor_paket_note(
        buku, impor_paket_rehearse_part.id, v_d.dokumen,
        erp_private.impor_paket_rehearse(buku, impor_paket_rehearse_part.id, v_d.baris, false)
      );
    end if;
    v_sesudah := v_d.sampai;
  end loop;
end
$$;
