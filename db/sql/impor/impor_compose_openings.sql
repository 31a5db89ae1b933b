/** Sets aside rows of balances that say nothing, and openings that are booked just so already. */
-- A row of 0 counts like others where something else is booked.
create or replace function erp_private.impor_compose_openings(
  buku anyelement, id bigint, jenis text, sifat text
) returns void language plpgsql as $$
declare
  v_sama integer[];
  v_beda integer[];
begin
  if sifat = 'awal' then
    select array_agg(l.ke) filter (where l.sama), array_agg(l.ke) filter (where not l.sama)
      into v_sama, v_beda
      from erp_private.impor_awal(buku, impor_compose_openings.id) as l;
  end if;
  if jenis in ('saldo-awal-akun', 'saldo-awal-stok', 'riwayat-saldo') then
    update impor_baris as b
       set macam = 'kosong'
     where b.impor_id = impor_compose_openings.id and b.macam = 'data' and b.temuan = '[]'
       and not exists (
         select from jsonb_each(b.isi -> 'baris') as f
          where f.key in ('debit', 'kredit', 'saldo', 'qty_fisik', 'nilai') and f.value <> '0'
       )
       and not exists (select from unnest(v_beda) as l (ke) where l.ke = b.ke);
  end if;
  if v_sama is not null then
    update impor_baris as b
       set hasil = '{"aksi": "sudah"}'
      from unnest(v_sama) as l (ke)
     where b.impor_id = impor_compose_openings.id and b.ke = l.ke and b.macam = 'data';
    update impor as i
       set catatan = i.catatan || to_jsonb(format(
         '%s baris sudah dibukukan persis begitu: tidak ditambah lagi', cardinality(v_sama)
       ))
     where i.id = impor_compose_openings.id;
  end if;
end
$$;
