/** Refuses an audit of a balance that changed since it was looked at (KOSLD). */
-- The caller has locked the contact and its documents.
create or replace function erp_private.audit_seen_refuse(
  buku anyelement, kontak_id bigint, dilihat numeric
) returns void language plpgsql stable as $$
declare
  v_saldo numeric;
begin
  if dilihat is null then
    return;
  end if;
  select coalesce(sum(
      case p.jenis when 'piutang' then 1 else -1 end * erp_private.pos_balance(buku, p.id)
    ), 0)
    into v_saldo
    from pos_terbuka as p
   where p.kontak_id = audit_seen_refuse.kontak_id and p.jenis in ('piutang', 'hutang')
     and p.membalik_id is null;
  if v_saldo <> dilihat then
    raise exception using errcode = 'KOSLD', message = format(
      'saldo_sistem_dilihat: saldo kontak sekarang %s, bukan %s', v_saldo, dilihat
    );
  end if;
end
$$;
