/** Compares columns of VAT in a list of documents with the tax that is booked, or asks. */
-- Booked is the tax of the row, or of its goods. Where a code is said and most lines agree, the
-- others are findings. Else the column is asked about: where nothing says a tax, the VAT would be
-- lost.
create or replace function erp_private.impor_pajak(buku anyelement, id bigint, jenis text)
returns void language plpgsql as $$
declare
  v_k record;
  v_b record;
begin
  if jenis not in ('penjualan', 'pembelian') then
    return;
  end if;
  for v_k in
    select c ->> 'judul' as judul, (c ->> 'sel')::integer as sel,
           case when c ->> 'gaya' ~ 'titik' then '.' else ',' end as desimal,
           i.kolom @> '[{"kolom": "pajak_kode"}]' or i.tetap ? 'pajak_kode' as berkode
      from impor as i
     cross join lateral jsonb_array_elements(i.kolom) as c
     where i.id = impor_pajak.id and c ->> 'kolom' is null
       and erp_private.impor_pajak_kolom(c ->> 'judul')
       and not erp_private.impor_unused(buku, i.id, erp_private.impor_nama(c ->> 'judul'))
     order by 2
  loop
    select p.* into v_b
      from erp_private.impor_pajak_banding(
        buku, impor_pajak.id, v_k.judul, v_k.sel, v_k.desimal
      ) as p;
    continue when not exists (
      select from impor_baris as b
       where b.impor_id = impor_pajak.id and b.macam = 'data'
         and b.sel ->> v_k.sel ~ case
           when v_k.berkode and v_b.pas < v_b.banyak then '\d'
           else '[1-9]'
         end
    );
    if v_k.berkode and v_b.pas < v_b.banyak and v_b.pas * 2 >= v_b.banyak then
      perform erp_private.impor_temuan_add(buku, impor_pajak.id, v_b.beda);
    end if;
    update impor as i
       set saksi = i.saksi || jsonb_build_object(
             'macam', 'pajak', 'kolom', v_k.judul, 'berkas', v_b.berkas::text,
             'hitung', v_b.hitung::text, 'cocok', case
               when v_b.pas = v_b.banyak then true
               when v_k.berkode and v_b.banyak is not null then false
             end, 'pesan', case
               when not v_k.berkode and v_b.pas is distinct from v_b.banyak then format(
                 '%s: pajak di kolom ini tidak dipakai, yang dibukukan menurut pajak_kode baris '
                 'atau barangnya; sebut pajak_kode (tetap: PPN), atau pemetaan "" bila memang '
                 'tidak dipakai', v_k.judul
               )
               else format(
                 '%s: sama dengan pajak yang dibukukan di %s dari %s %s', v_k.judul,
                 coalesce(v_b.pas, 0), coalesce(v_b.banyak, 0),
                 case v_b.macam when 'dokumen' then 'dokumen' else 'baris' end
               )
             end
           )
     where i.id = impor_pajak.id;
  end loop;
end
$$;
