/** Reads a column of signed balances as debit and credit, or asks. */
-- Debit is positive. Without a negative one balances stand on the normal side of their accounts.
-- Else the reading whose sum is 0 is proven: a trial balance with signs adds up to 0.
create or replace function erp_private.impor_tanda(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_k record;
  v_s record;
  v_tanda boolean;
begin
  select c.isi ->> 'judul' as judul, coalesce(c.isi ->> 'gaya', '') || ' ' || coalesce(
           erp_private.impor_gaya_said(i.gaya, c.isi ->> 'judul', 'saldo'), ''
         ) as gaya
    into v_k
    from impor as i
   cross join lateral jsonb_array_elements(i.kolom) as c (isi)
   where i.id = impor_tanda.id and i.jenis in ('saldo-awal-akun', 'riwayat-saldo')
     and c.isi ->> 'kolom' = 'saldo'
     and not i.kolom @? '$[*] ? (@.kolom == "debit" || @.kolom == "kredit")';
  if v_k is null then
    return;
  end if;
  select coalesce(bool_or(s.saldo < 0), false) as negatif, sum(s.saldo) = 0 as nol,
         sum(s.sisi) = 0 as sisi_nol
    into v_s
    from (
      select n.saldo, case a.saldo_normal when 'kredit' then -n.saldo else n.saldo end as sisi
        from impor_baris as b
       cross join lateral (
         select (b.isi #>> '{baris,saldo}')::numeric as saldo,
                b.isi #>> '{baris,akun_kode}' as akun_kode
       ) as n
        left join akun as a on a.kode = n.akun_kode
       where b.impor_id = impor_tanda.id and b.macam = 'data'
    ) as s;
  v_tanda := case
    when v_k.gaya ~ 'bertanda' then true
    when v_k.gaya ~ 'sisi_normal' or not v_s.negatif then false
    else v_s.nol and not coalesce(v_s.sisi_nol, false)
  end;
  if v_s.negatif and v_k.gaya !~ 'bertanda|sisi_normal' then
    update impor as i
       set saksi = i.saksi || jsonb_build_array(jsonb_build_object(
             'macam', 'tanda', 'kolom', 'saldo', 'cocok',
             case when v_s.nol is distinct from v_s.sisi_nol then true end, 'pesan', format(
               '%s: %s', v_k.judul, case
                 when v_s.nol is distinct from v_s.sisi_nol and v_tanda
                   then 'bertanda, debit positif: jumlahnya 0'
                 when v_s.nol is distinct from v_s.sisi_nol
                   then 'di sisi normal akunnya: debit sama dengan kredit'
                 else 'bertanda (debit positif) atau di sisi normal akunnya? jumlahnya tidak'
                   ' membuktikannya; dibaca di sisi normal'
               end
             )
           ))
     where i.id = impor_tanda.id;
  end if;
  if v_tanda then
    update impor_baris as b
       set isi = jsonb_set(
             b.isi #- '{baris,saldo}', array['baris', case when n.saldo < 0 then 'kredit'
               else 'debit' end], to_jsonb(abs(n.saldo))
           )
      from impor_baris as x
     cross join lateral (select (x.isi #>> '{baris,saldo}')::numeric as saldo) as n
     where x.impor_id = impor_tanda.id and x.macam = 'data' and n.saldo is not null
       and b.impor_id = x.impor_id and b.ke = x.ke;
  end if;
end
$$;
