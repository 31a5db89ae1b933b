/** Asks about amounts of VAT in a list of documents that no column of ours takes. */
-- What is booked comes from the tax of the row or of its goods, so without one it would be lost.
-- Where the file or a constant says the tax, or that the column is not used, nothing is asked.
create or replace function erp_private.impor_saksi_pajak(buku anyelement, id bigint)
returns void language plpgsql as $$
begin
  update impor as i
     set saksi = i.saksi || p.tanya
    from (
      select jsonb_agg(jsonb_build_object(
          'macam', 'pajak', 'kolom', n.judul, 'cocok', null, 'pesan', format(
            '%s: pajak di kolom ini tidak dipakai, yang dibukukan menurut pajak_kode baris atau '
            'barangnya; sebut pajak_kode (tetap: PPN), atau pemetaan "" bila memang tidak dipakai',
            n.judul
          )
        ) order by n.sel) as tanya
        from (
          select (c ->> 'sel')::integer as sel, c ->> 'judul' as judul,
                 erp_private.impor_nama(c ->> 'judul') as nama
            from impor as x
           cross join lateral jsonb_array_elements(x.kolom) as c
           where x.id = impor_saksi_pajak.id and c ->> 'kolom' is null
             and not x.kolom @> '[{"kolom": "pajak_kode"}]' and not x.tetap ? 'pajak_kode'
        ) as n
       where n.nama ~ '(ppn|pajak|vat|tax)'
         and n.nama !~ '(termasuk|incl|sebelum|before|sesudah|setelah|after|tanpa|excl|faktur|npwp'
           '|kode|code|seri|dpp|masa|total)'
         and not erp_private.impor_buang(buku, impor_saksi_pajak.id, n.nama)
         and exists (
           select from impor_baris as b
            where b.impor_id = impor_saksi_pajak.id and b.macam = 'data'
              and b.sel ->> n.sel ~ '[1-9]'
         )
    ) as p
   where i.id = impor_saksi_pajak.id and p.tanya is not null;
end
$$;
