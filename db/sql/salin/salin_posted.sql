/** A posted document as it is shown, with the amounts of its head and lines as they are given. */
-- A discount of the document is what its lines bear of it, and the amount of a line on an account
-- is its whole amount.
create or replace function erp_private.salin_posted(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, baris regtype
) returns jsonb language plpgsql stable as $$
declare
  v_isi constant jsonb
    := erp_private.transaksi_json(buku, salin_posted.jenis, salin_posted.id, '{}');
  v_akun constant boolean := not exists (
    select from pg_type as t
      join pg_attribute as a on a.attrelid = t.typrelid and a.attname = 'harga'
     where t.oid = salin_posted.baris
  );
begin
  return v_isi || jsonb_build_object(
    'diskon', case
      when not v_isi ? 'diskon_persen' then (
        select sum((d.value ->> 'diskon_dokumen')::numeric)
          from jsonb_array_elements(v_isi -> 'detail') as d
      )
    end,
    'pembulatan', null, 'detail', (
      select jsonb_agg(
          d.value || case
            when v_akun then jsonb_build_object(
              'jumlah', d.value -> 'subtotal', 'akun_lawan', d.value -> 'akun_kode'
            )
            else '{}'
          end
        )
        from jsonb_array_elements(v_isi -> 'detail') as d
    )
  );
end
$$;
