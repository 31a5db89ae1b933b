/** Asks about balances of contacts on the other side, which are advances. */
-- A customer with a negative balance has paid more than is due. Where a column says what each row
-- is, such a balance is refused.
create or replace function erp_private.impor_kredit(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_ke integer[];
begin
  update impor_baris as b
     set isi = jsonb_set(b.isi, '{baris}', b.isi -> 'baris' || jsonb_build_object(
           'jenis', 'uang_muka', 'nilai_sisa', -(b.isi #>> '{baris,nilai_sisa}')::numeric
         ))
    from impor as i
   where i.id = impor_kredit.id and i.jenis in ('saldo-awal-piutang', 'saldo-awal-hutang')
     and not i.kolom @> '[{"kolom": "jenis"}]'
     and b.impor_id = i.id and b.macam = 'data'
     and (b.isi #>> '{baris,nilai_sisa}')::numeric < 0;
  v_ke := array(
    select b.ke from impor_baris as b
     where b.impor_id = impor_kredit.id and b.macam = 'data'
       and b.isi #>> '{baris,jenis}' = 'uang_muka' and b.isi #>> '{baris,nilai_sisa}' is not null
     order by b.ke
  );
  update impor as i
     set saksi = i.saksi || jsonb_build_object(
           'macam', 'kredit', 'kolom', 'sisa', 'cocok', null, 'pesan', format(
             'sisa di bawah nol di baris %s: dibaca sebagai uang muka',
             array_to_string(v_ke[:20], ', ') || case when cardinality(v_ke) > 20 then ', …'
               else '' end
           )
         )
   where i.id = impor_kredit.id and cardinality(v_ke) > 0
     and not i.kolom @> '[{"kolom": "jenis"}]';
end
$$;
