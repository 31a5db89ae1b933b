/** Whether an unknown column says VAT by its name: amounts or percents. */
create or replace function erp_private.impor_pajak_kolom(judul text)
returns boolean language sql stable as $$
  select n.nama ~ '^(total|jumlah)(nilai)?(ppn|pajak|vat|tax)$'
      or n.nama ~ '(ppn|pajak|vat|tax)'
      and n.nama !~ '(termasuk|incl|sebelum|before|sesudah|setelah|after|tanpa|excl|faktur|npwp'
        '|kode|code|seri|dpp|masa|total)'
    from (select erp_private.impor_nama(impor_pajak_kolom.judul) as nama) as n
$$;
