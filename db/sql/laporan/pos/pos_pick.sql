/** Documents of the receivable or the payable report at the end of a day, unordered. */
-- Optionally not older than `dari`, of one contact, and between two numbers of days overdue. The
-- status is passed as text: the planner cannot tell whether a status that is cast from its enum is
-- `lunas`.
create or replace function erp_private.pos_pick(
  jenis erp.jenis_pos, dari date, per date, kontak_id bigint, status text, diketahui timestamptz,
  hari_lewat_dari integer default null, hari_lewat_sampai integer default null
) returns setof erp_private.pos_dokumen language sql stable as $$
  select d.*
    from erp_private.pos_dokumen(
      pos_pick.jenis, pos_pick.per, pos_pick.status = 'lunas',
      pos_pick.diketahui, pos_pick.kontak_id
    ) as d
   where (
       pos_pick.dari is null or coalesce(d.tanggal_faktur, d.tanggal) >= pos_pick.dari
     )
     and (pos_pick.hari_lewat_dari is null or d.hari_lewat >= pos_pick.hari_lewat_dari)
     and (pos_pick.hari_lewat_sampai is null or d.hari_lewat <= pos_pick.hari_lewat_sampai)
     and case pos_pick.status
       when 'outstanding' then d.status <> 'lunas' else d.status = pos_pick.status
     end
$$;
