/** Adds to one line of an audit the balance it saw. */
-- `dilihat` is the moment it was seen before, `saldo` the balance of that moment. They are kept;
-- the balance is read again where the day of the audit changed (`sehari` is false) or only the
-- moment is known.
create or replace function erp_private.audit_look_line(
  buku anyelement, dokumen erp.audit_hutang_piutang_input, baris jsonb, dilihat jsonb, saldo jsonb,
  sehari boolean, kini jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_d constant erp.audit_hutang_piutang_input := audit_look_line.dokumen;
  v_id constant bigint := (baris ->> 'dokumen_id')::bigint;
  v_jenis constant erp.jenis_pos := erp_private.audit_jenis(buku, v_d.kontak_id, baris);
  v_saldo numeric := saldo;
  v_pada timestamptz := (dilihat ->> 'pada')::timestamptz;
begin
  if v_jenis is null then
    return baris;
  elsif dilihat is null and (baris ->> 'saldo_dilihat') is not null then
    v_saldo := (baris ->> 'saldo_dilihat')::numeric;
    dilihat := kini || jsonb_build_object('ke', erp_private.audit_said(
      buku, v_d.kontak_id, v_jenis, v_id, v_d.tanggal, v_saldo, (kini ->> 'ke')::bigint
    ));
    if dilihat -> 'ke' = 'null' then
      return baris;
    end if;
  elsif dilihat is null then
    dilihat := kini;
    v_saldo := null;
  elsif not dilihat ? 'ke' then
    dilihat := dilihat || jsonb_build_object('ke', coalesce((
      select max(p.id) from posting as p where p.dicatat_pada <= v_pada
    ), 0));
    v_saldo := null;
  elsif v_id is null and not sehari then
    v_saldo := null;
  end if;
  v_saldo := coalesce(v_saldo, erp_private.audit_balance(
    buku, v_d.kontak_id, v_jenis, v_id, v_d.tanggal, v_pada
  ));
  return baris || jsonb_build_object(
    'dilihat', dilihat, 'saldo_sistem', v_saldo,
    'selisih', (baris ->> 'saldo_konfirmasi')::numeric - v_saldo
  );
end
$$;
