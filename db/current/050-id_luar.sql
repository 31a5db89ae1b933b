set local role erp_owner;

alter type erp.peristiwa_webhook
  add value if not exists 'transaksi.id_luar' after 'transaksi.dikoreksi';

-- Each document may name the ids that other programs know it by.
do $$
declare
  v_tipe text;
begin
  for v_tipe in
    select format('erp.%s_input', replace(j::text, '-', '_'))
      from unnest(enum_range(null::erp.jenis_transaksi)) as j
  loop
    begin
      execute format('alter type %s add attribute id_luar jsonb', v_tipe);
    exception
      when duplicate_column then null;
    end;
    execute format(
      'comment on column %s.id_luar is %L', v_tipe,
      'Ids that other programs know it by, by their source: {"shopee": "2401AB"}. At most 10; each '
        'is unique per kind and source.'
    );
  end loop;
end
$$;

-- So may each master record.
do $$
declare
  v_tipe text;
begin
  for v_tipe in
    select format('erp.%s_input', e) from unnest(enum_range(null::erp.entitas_master)) as e
  loop
    begin
      execute format('alter type %s add attribute id_luar jsonb', v_tipe);
    exception
      when duplicate_column then null;
    end;
  end loop;
end
$$;

do $$
begin
  create type erp.transaksi_ditaruh as (
    id bigint,
    nomor_transaksi text,
    status erp.status_transaksi,
    dibuat boolean,
    idempotent boolean,
    original_request_id text,
    peringatan text[]
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.transaksi_ditaruh is 'A transaction that was put under an external id.';
comment on column erp.transaksi_ditaruh.dibuat is
  'Whether it was made now; false where it was there.';

reset role;
