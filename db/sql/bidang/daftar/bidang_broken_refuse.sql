/** Refuses a field that is made stricter than what is kept, with how many rows break it (KOBDG). */
-- Of documents and lines values that are there count; of records that are in use a missing one of a
-- mandatory field, too. A field that is off is not judged. What the caller does not see does not
-- count: how many rows break a field tells what they hold.
create or replace function erp_private.bidang_broken_refuse(
  buku anyelement, bidang erp.bidang_input
) returns void language plpgsql as $$
declare
  v_jenis constant boolean := pg_input_is_valid(bidang.untuk, 'erp.jenis_transaksi');
  v_banyak bigint;
begin
  if not bidang.aktif or not erp_private.bidang_seen(bidang.untuk) then
    return;
  end if;
  execute format(
    'select sum(x.banyak)'
      ' from (select nullif(m.atribut -> $1, ''null'') as nilai, count(*) as banyak'
      ' from %I as m where %s group by 1) as x where case when x.nilai is null then $2'
      ' else erp_private.bidang_value_problem(null::buku, $3, x.nilai) is not null end',
    case
      when not v_jenis then replace(bidang.untuk, '-', '_')
      when bidang.baris then 'transaksi_baris'
      else 'transaksi'
    end,
    case
      when v_jenis then format('m.jenis = %L and m.atribut ? $1', bidang.untuk) || case
        when erp_private.hanya_sebagian() then format(
          ' and erp_private.transaksi_milik(null::buku, m.%I)',
          case when bidang.baris then 'transaksi_id' else 'id' end
        )
        else ''
      end
      else 'm.aktif'
    end
  )
    into v_banyak using bidang.kunci, bidang.wajib and not v_jenis, bidang;
  if v_banyak > 0 then
    raise exception using errcode = 'KOBDG', message = erp_private.kalimat_di(
      'kunci', 'bidang_dilanggar', v_banyak::text
    );
  end if;
end
$$;
