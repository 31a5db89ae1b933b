/** Refuses to give the code UMUM to a contact with documents, or to take it from one (KOKTK). */
-- UMUM pays at once and has neither deposits nor points, since anybody could spend them. A contact
-- with documents would bring its own, or get them from a void or a return.
create or replace function erp_private.master_kontak_refuse(
  buku anyelement, lama jsonb, baru jsonb
) returns void language plpgsql stable as $$
declare
  v_id constant bigint := lama ->> 'id';
begin
  if lama -> 'kode' = baru -> 'kode' or 'UMUM' not in (lama ->> 'kode', baru ->> 'kode') then
    return;
  end if;
  if exists (select from transaksi as t where t.kontak_id = v_id and t.posting_id is not null)
    or exists (select from pos_terbuka as p where p.kontak_id = v_id)
  then
    raise exception using errcode = 'KOKTK', message = format(
      'kode: kontak ini sudah bertransaksi, jadi %s',
      case baru ->> 'kode'
        when 'UMUM' then 'tidak dapat menjadi UMUM'
        else 'tetap UMUM'
      end
    );
  end if;
end
$$;
