/** Refuses a posting whose control account differs from its sub-ledgers (KOKDL). */
-- Points are one of these sub-ledgers.
create or replace function erp_private.poin_difference_refuse(buku anyelement, posting_id bigint)
returns void language plpgsql stable as $$
declare
  v_salah record;
begin
  select s.* into v_salah
    from erp_private.poin_control_difference(buku, poin_difference_refuse.posting_id) as s;
  if found then
    raise exception using errcode = 'KOKDL', message = format(
      'akun kendali %s pada %s: jurnal %s, buku pembantu %s',
      v_salah.akun_kode, v_salah.tanggal, v_salah.jurnal, v_salah.pembantu
    );
  end if;
end
$$;
