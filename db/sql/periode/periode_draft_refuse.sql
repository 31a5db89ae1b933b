/** Refuses to date a draft on a day that is closed (KOTUP). */
-- When the day was closed, no draft was waiting there. A draft that has stood there since before
-- keeps its date.
create or replace function erp_private.periode_draft_refuse(
  buku anyelement, id bigint, tanggal date, kolom text
) returns void language plpgsql stable as $$
declare
  v_tanggal constant date := periode_draft_refuse.tanggal;
  v_atur record;
  v_tutup boolean;
begin
  select p.tanggal_mulai, p.tanggal_kunci, p.kunci_saldo_awal into v_atur from pengaturan as p;
  v_tutup := case
    when v_tanggal = v_atur.tanggal_mulai - 1 then v_atur.kunci_saldo_awal
    when v_tanggal < v_atur.tanggal_mulai then v_tanggal <= v_atur.tanggal_kunci
    else not erp_private.periode_is_open(buku, v_tanggal)
  end;
  if v_tutup and not exists (
    select from transaksi as t where t.id = periode_draft_refuse.id and t.tanggal = v_tanggal
  ) then
    raise exception using errcode = 'KOTUP', message = format(
      '%s: %s sudah ditutup; draft tidak dapat bertanggal di sana', kolom, v_tanggal
    );
  end if;
end
$$;
