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

-- A payable has lines of its own: they may be landed cost of goods that came earlier.
do $$
begin
  create type erp.hutang_baris_input as (
    akun_lawan text,
    alokasi jsonb,
    jumlah numeric,
    pajak_kode text,
    dikreditkan boolean,
    nomor_faktur_pajak text,
    tanggal_faktur_pajak date,
    masa_kredit text,
    pph_kode text,
    pph numeric,
    keterangan text,
    dimensi jsonb,
    atribut jsonb
  );
exception
  when duplicate_object then null;
end
$$;

do $$
begin
  alter type erp.hutang_input add attribute nomor_faktur_supplier text;
exception
  when duplicate_column then null;
end
$$;
alter type erp.hutang_input alter attribute detail type erp.hutang_baris_input[];

reset role;
