/**
 * The parts of a filter such as `cabang:JKT,proyek:P1`: slot and value of each; null for `-`
 * (VADLA).
 */
-- `cabang:-` selects what has no value of that dimension. The filter is about books that exist, so
-- a value that is inactive by now is allowed.
-- @execute erp_reader, erp_writer
create or replace function erp_private.dimensi_parse(buku anyelement, dimensi text)
returns table (slot integer, nilai_id bigint) language plpgsql stable as $$
declare
  v_pesan text;
begin
  select string_agg(m.pesan, E'\n' order by m.ke) into v_pesan
    from (
      select b.ke, 'dimensi: ' || case
          when b.isi !~ '^[^:]+:[^:]+$'
            then format('"%s" harus berupa dimensi:nilai, misalnya cabang:JKT', b.isi)
          when d.id is null then format('dimensi %s tidak ditemukan', b.bagian[1])
          when not d.aktif then format('dimensi %s tidak aktif', d.kode)
          when n.id is null and b.bagian[2] <> '-'
            then format('nilai %s tidak ditemukan pada dimensi %s', b.bagian[2], d.kode)
          when count(*) over (partition by d.id order by b.ke) > 1
            then format('dimensi %s disebut dua kali', d.kode)
        end as pesan
        from (
          select s.ke, s.isi, string_to_array(s.isi, ':') as bagian
            from string_to_table(dimensi_parse.dimensi, ',') with ordinality as s (isi, ke)
        ) as b
        left join dimensi as d on d.kode = b.bagian[1]
        left join dimensi_nilai as n on n.dimensi_id = d.id and n.kode = b.bagian[2]
    ) as m;
  perform erp_private.kesalahan_refuse('VADLA', v_pesan);
  return query
    select d.slot::integer, n.id
      from string_to_table(dimensi_parse.dimensi, ',') as s (isi)
      join dimensi as d on d.kode = split_part(s.isi, ':', 1)
      left join dimensi_nilai as n
        on n.dimensi_id = d.id and n.kode = nullif(split_part(s.isi, ':', 2), '-');
end
$$;
