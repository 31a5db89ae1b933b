/** Sets the state of a bundle by those of its parts, after their rehearsal. */
create or replace function erp_private.impor_paket_mark(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_kini constant timestamptz := clock_timestamp();
begin
  update impor_paket as p
     set tahap = 'akhir', diubah_pada = v_kini, status = (
           select case
               when count(*) = 0 or bool_or(i.status = 'ada_temuan') then 'ada_temuan'
               when bool_or(i.status = 'belum_pasti' or i.bagian ->> 'yakin' = 'kira')
                 then 'belum_pasti'
               else 'siap'
             end
             from impor as i
            where i.paket_id = p.id and (i.bagian -> 'dipakai')::boolean
         )
   where p.id = impor_paket_mark.id and p.status = 'memeriksa';
end
$$;
