/** Messages about accounts, and what only lines of a payable have; or an empty array. */
-- A line names the account of what it is for, or goods of which it is the landed cost (`alokasi`):
-- lines of purchases that brought their goods, of any supplier.
create or replace function erp_private.hutang_problems(
  buku anyelement, isi jsonb, jenis erp.jenis_pos
) returns text[] language plpgsql stable as $$
declare
  v_salah text[] := '{}';
  v_bentuk text[];
  v_l record;
begin
  if hutang_problems.jenis = 'piutang' then
    v_salah := array(
      select format('detail.%s.%s: hanya untuk hutang', d.ke - 1, k.key)
        from jsonb_array_elements(hutang_problems.isi -> 'detail') with ordinality as d (isi, ke)
       cross join lateral jsonb_each(
         case jsonb_typeof(d.isi) when 'object' then d.isi end
       ) as k
       where k.value <> 'null' and k.key in (
         'alokasi', 'dikreditkan', 'nomor_faktur_pajak', 'tanggal_faktur_pajak', 'masa_kredit'
       )
         -- A draft shows its default, and is sent back with it.
         and (k.key, k.value) <> ('dikreditkan', 'true')
    );
  end if;
  if cardinality(v_salah) > 0 then
    return v_salah;
  end if;
  for v_l in
    select d.ke - 1 as ke, nullif(d.isi -> 'alokasi', 'null') as alokasi,
           nullif(d.isi -> 'akun_lawan', 'null') is not null as berakun
      from jsonb_array_elements(hutang_problems.isi -> 'detail') with ordinality as d (isi, ke)
  loop
    if v_l.alokasi is null then
      if not v_l.berakun then
        v_salah := v_salah || format('detail.%s.akun_lawan: %s', v_l.ke, case jenis
            when 'hutang' then 'harus disebut, atau alokasi' else 'harus disebut'
          end);
      end if;
      continue;
    end if;
    if v_l.berakun then
      v_salah := v_salah || format('detail.%s.akun_lawan: tidak bersama alokasi', v_l.ke);
    end if;
    v_bentuk := erp_private.hutang_alokasi_form(v_l.alokasi);
    if cardinality(v_bentuk) = 0 then
      v_bentuk := array(
        select format('.baris.%s.%s', t.ke - 1, p.pesan)
          from erp_private.hutang_targets(
            buku, v_l.alokasi, (hutang_problems.isi ->> 'tanggal')::date
          ) as t
         cross join lateral (
           select case
               when t.transaksi_id is null or t.jenis <> 'pembelian'
                 or t.status not in ('final', 'void')
                 then 'baris_id: bukan baris pembelian yang sudah dibukukan'
               when t.penerimaan_baris_id is not null then format(
                 'baris_id: barangnya datang dengan baris penerimaan %s', t.penerimaan_baris_id
               )
               when t.mutasi_id is null then 'baris_id: baris ini tidak membawa barang persediaan'
               when v_l.alokasi ->> 'dasar' = 'berat' and t.bobot is null and t.berat is null
                 then format('bobot: wajib diisi, barang %s tidak punya berat', t.barang_kode)
             end as pesan
         ) as p
         where p.pesan is not null
      );
    end if;
    v_salah := v_salah || array(
      select format('detail.%s.alokasi%s', v_l.ke, p) from unnest(v_bentuk) as p
    );
  end loop;
  return v_salah;
end
$$;
