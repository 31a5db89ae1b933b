/** Refuses a posting whose control account differs from its sub-ledgers (KOKDL). */
-- Points and receipts of goods are sub-ledgers, too.
create or replace function erp_private.posting_difference_refuse(buku anyelement, posting_id bigint)
returns void language plpgsql stable as $$
declare
  v_salah record;
begin
  select s.* into v_salah
    from erp_private.posting_control_difference(buku, posting_difference_refuse.posting_id) as s;
  if found then
    raise exception using errcode = 'KOKDL', message = format(
      'akun kendali %s pada %s: jurnal %s, buku pembantu %s',
      v_salah.akun_kode, v_salah.tanggal, v_salah.jurnal, v_salah.pembantu
    );
  end if;
end
$$;
