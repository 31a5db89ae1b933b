-- Lists go on from a cursor.
set local role erp_owner;

do $$
begin
  alter type erp.permintaan_list add attribute kursor text;
exception
  when duplicate_column then null;
end
$$;

comment on column erp.permintaan_list.kursor is
  'Goes on after a page: its meta.kursor; empty: the first page. There is no total then.';

do $$
begin
  create type erp_private.urutan_kolom as (
    ekspresi text,
    tipe text,
    turun boolean,
    -- It may be null.
    opsional boolean,
    -- Nulls come first, not last.
    kosong_dulu boolean
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp_private.urutan_kolom is 'A column that a list is sorted by.';

reset role;
