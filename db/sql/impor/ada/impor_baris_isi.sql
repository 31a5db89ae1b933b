/** What a line of a document in a file says, as it is compared with one that is there. */
-- Only what it names: a price that comes from the list, or a tax from the goods, is no difference.
-- A discount is what it takes off in all; without a unit the line is of the goods' own. A file
-- names the receipt that is billed by its number, and books by its line.
create or replace function erp_private.impor_baris_isi(isi jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select (isi - '{diskon,diskon_persen,penerimaan_baris_id}'::text[])
    || case
      when isi ? 'barang_id' and not isi ? 'satuan_id' then '{"faktor": 1}'::jsonb
      else '{}'
    end
    || case
      when isi ? 'diskon_persen' and not isi ? 'harga' then '{}'
      when isi ? 'barang_id' or isi ? 'harga' or isi ? 'diskon' then jsonb_build_object(
        'diskon', coalesce((isi ->> 'diskon')::numeric, 0) + coalesce(round(
          (isi ->> 'diskon_persen')::numeric / 100 * (isi ->> 'harga')::numeric
            * coalesce((isi ->> 'qty')::numeric, 1), 2
        ), 0)
      )
      else '{}'
    end
$$;
