/**
 * A rebate of what a contact billed in a period, spread over lines of invoices: {dasar, persen,
 * jumlah, detail: [{baris_asal_id, jumlah}]}, which is the detail of a note about prices. The base
 * is the net amount of lines less what returns and notes took of them. Either persen, or steps:
 * tingkat: [{mulai, persen}], of which the highest that the base reaches is the rate of all of it.
 * Keeps nothing.
 */
-- Endpoint: POST /api/rabat/hitung.
create or replace function erp.rabat_hitung(
  sisi text, kontak_id bigint, dari date, sampai date, persen numeric default null,
  tingkat jsonb default null, kategori text default null, barang_id bigint default null
) returns json language plpgsql stable security definer as $$
declare
  v_ids bigint[];
  v_sisa numeric[];
  v_dasar numeric;
  v_persen numeric := rabat_hitung.persen;
  v_jumlah numeric;
  v_bagian numeric[];
begin
  perform erp_private.wajib_hak_jenis(null::buku, 'pembelian');
  perform erp_private.sebagian_refuse();
  perform erp_private.kesalahan_refuse('VARBT', variadic erp_private.rabat_problems(
    null::buku, sisi, rabat_hitung.kontak_id, dari, sampai, v_persen, tingkat,
    rabat_hitung.barang_id
  ));
  select array_agg(l.id order by l.ke), array_agg(l.sisa order by l.ke), coalesce(sum(l.sisa), 0)
    into v_ids, v_sisa, v_dasar
    from erp_private.rabat_lines(
      null::buku, rabat_hitung.kontak_id, dari, sampai, rabat_hitung.kategori,
      rabat_hitung.barang_id
    ) as l;
  if cardinality(v_ids) > 1000 then
    perform erp_private.kesalahan_refuse(
      'VARBT', 'sampai: lebih dari 1000 baris; hitung per bulan, kategori atau barang'
    );
  end if;
  if tingkat is not null then
    v_persen := coalesce((
      select (t.value ->> 'persen')::numeric
        from jsonb_array_elements(tingkat) as t
       where (t.value ->> 'mulai')::numeric <= v_dasar
       order by (t.value ->> 'mulai')::numeric desc
       limit 1
    ), 0);
  end if;
  v_jumlah := round(v_dasar * v_persen / 100, 2);
  v_bagian := erp_private.nilai_spread(v_jumlah, coalesce(v_sisa, '{}'), true);
  return json_build_object('dasar', v_dasar, 'persen', v_persen, 'jumlah', v_jumlah, 'detail', (
    select coalesce(json_agg(
        json_build_object('baris_asal_id', u.id, 'jumlah', u.bagian) order by u.ke
      ), '[]')
      from unnest(v_ids, v_bagian) with ordinality as u (id, bagian, ke)
     where u.bagian > 0
  ));
end
$$;
