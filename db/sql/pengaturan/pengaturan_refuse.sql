/** Refuses a document of settings with mistakes (VASET). */
create or replace function erp_private.pengaturan_refuse(buku anyelement, dokumen jsonb, ada jsonb)
returns void language plpgsql stable as $$
declare
  v_pesan text[];
begin
  if coalesce(jsonb_typeof(dokumen), 'null') <> 'object' then
    raise exception using errcode = 'VASET', message = erp_private.kalimat_di('patch', 'objek');
  end if;
  select array_agg(m.pesan order by m.pesan) into v_pesan
    from (
      select r.path || ': ' || case
          when (r.setelan).nama is not null then
            erp_private.pengaturan_problem(buku, r.setelan, r.nilai)
          when exists (select from erp_private.setelan as s where s.grup = r.path) then
            erp_private.kalimat('objek')
          else erp_private.kalimat('tidak_dikenal_dari', (
            select string_agg(replace(s.nama, s.grup || '_', s.grup || '.'), ', ' order by s.urutan)
              from (
                select s.nama, s.grup, s.urutan from erp_private.setelan as s where ada ? s.nama
                union all
                select 'akun_peran', '-', 1000
              ) as s
          ))
        end as pesan
        from erp_private.pengaturan_rows(dokumen, ada) as r
    ) as m
   where m.pesan is not null;
  v_pesan := v_pesan || erp_private.akun_peran_problems(buku, dokumen -> 'akun_peran');
  perform erp_private.kesalahan_refuse('VASET', variadic v_pesan);
end
$$;
