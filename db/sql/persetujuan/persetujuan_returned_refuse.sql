/** Refuses to go on with a draft that was given back and not written since (KOPSJ). */
create or replace function erp_private.persetujuan_returned_refuse(
  buku anyelement, transaksi_id bigint
) returns void language plpgsql stable as $$
begin
  if (
    select p.status
      from persetujuan as p
     where p.transaksi_id = persetujuan_returned_refuse.transaksi_id and p.aksi = 'posting'
     order by p.id desc
     limit 1
  ) = 'dikembalikan' then
    raise exception using errcode = 'KOPSJ',
      message = 'draft ini dikembalikan kepada penyusunnya; simpan lagi, lalu ia diajukan lagi';
  end if;
end
$$;
