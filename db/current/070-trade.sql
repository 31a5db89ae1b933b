set local role erp_owner;

do $$
begin
  alter type erp_private.koreksi add attribute kertas date;
exception
  when duplicate_column then null;
end
$$;
comment on column erp_private.koreksi.kertas is
  'The day of the paper from which the change is known, where that is later than the movement''s.';

do $$
begin
  alter type erp.barang_input add attribute berat numeric;
exception
  when duplicate_column then null;
end
$$;

-- A line of a payable may be landed cost of goods that came earlier, and has a tax invoice.
do $$
declare
  v_kolom text;
begin
  foreach v_kolom in array array[
    'alokasi jsonb', 'dikreditkan boolean', 'nomor_faktur_pajak text', 'tanggal_faktur_pajak date',
    'masa_kredit text'
  ] loop
    begin
      execute format('alter type erp.pos_lain_baris_input add attribute %s', v_kolom);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  alter type erp.hutang_input add attribute nomor_faktur_supplier text;
exception
  when duplicate_column then null;
end
$$;

reset role;
