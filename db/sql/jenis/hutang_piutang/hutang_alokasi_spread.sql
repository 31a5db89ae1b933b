/** Landed cost of a line as it is kept: what each of its goods bears (KOBYA, VATGL, VAALO). */
-- `jumlah` is the line's amount, `tambahan` tax on it that is not credited and so is spread too.
-- The weights are the values in the books of the day, base quantities, kilograms, or the amounts
-- that the line says itself. The rest that rounding leaves falls on the greatest weight.
create or replace function erp_private.hutang_alokasi_spread(
  buku anyelement, alokasi jsonb, baris integer, tanggal date, jumlah numeric, tambahan numeric
) returns jsonb language plpgsql stable as $$
declare
  v_di constant text := format('detail.%s.alokasi', hutang_alokasi_spread.baris - 1);
  v_bobot numeric[] := '{}';
  v_bagian numeric[];
  v_t record;
begin
  for v_t in
    select t.* from erp_private.hutang_targets(buku, alokasi, hutang_alokasi_spread.tanggal) as t
  loop
    if v_t.status = 'void' then
      perform erp_private.kesalahan_refuse('KOBYA', format(
        '%s.baris.%s.baris_id: pembelian %s sudah di-void', v_di, v_t.ke - 1, v_t.nomor
      ));
    elsif v_t.hari > hutang_alokasi_spread.tanggal then
      perform erp_private.kesalahan_refuse('VATGL', format(
        'tanggal: sebelum tanggal pembelian %s (%s)', v_t.nomor, v_t.hari
      ));
    end if;
    v_bobot := v_bobot || case alokasi ->> 'dasar'
      when 'nilai' then v_t.nilai
      when 'qty' then v_t.qty
      when 'manual' then v_t.jumlah
      else coalesce(v_t.bobot, v_t.berat * v_t.qty)
    end;
  end loop;
  if (select sum(b) from unnest(v_bobot) as b) <= 0 then
    perform erp_private.kesalahan_refuse('VAALO', v_di || ': jumlah bobot semua baris 0');
  elsif alokasi ->> 'dasar' = 'manual'
    and (select sum(b) from unnest(v_bobot) as b) <> hutang_alokasi_spread.jumlah
  then
    perform erp_private.kesalahan_refuse('VAALO', format(
      '%s: jumlah semua baris %s, bukan %s', v_di, (select sum(b) from unnest(v_bobot) as b),
      hutang_alokasi_spread.jumlah
    ));
  end if;
  v_bagian := erp_private.nilai_spread(
    hutang_alokasi_spread.jumlah + hutang_alokasi_spread.tambahan, v_bobot, false
  );
  return jsonb_build_object('dasar', alokasi -> 'dasar', 'baris', (
    select jsonb_agg(
        (b.isi - 'jumlah') || jsonb_build_object('jumlah', v_bagian[b.ke]) order by b.ke
      )
      from jsonb_array_elements(alokasi -> 'baris') with ordinality as b (isi, ke)
  ));
end
$$;
