/** Warnings without figures that add up everybody's documents (kredit_pesan, kas_pesan). */
create or replace function erp_private.peringatan_umum(peringatan text[])
returns text[] language plpgsql immutable strict set search_path = pg_catalog as $$
begin
  return array(
    select regexp_replace(
        regexp_replace(
          p.pesan, '^kontak_id: piutang \S+ ditambah \S+ (melampaui batas kredit) \S+$',
          'kontak_id: \1'
        ),
        '^((?:kas|bank) .* menjadi) -\S+ (pada \S+)$', '\1 negatif \2'
      )
      from unnest(peringatan) with ordinality as p (pesan, ke)
     order by p.ke
  );
end
$$;
