/** The shares of a return that go along with what had settled its document. */
-- Of each way it keeps, in proportion, what is left of all that had settled so: all returns
-- together keep no more than that, to the cent. The account of the rest is booked back, and a
-- deposit that the return made, as far as it is not used, pays the document; money that was paid
-- out stays paid. All of it lowers what the document owes again: no more than that. Answers the
-- ways, what it takes of open items, and entries.
create or replace function erp_private.kaskade_share(
  buku anyelement, retur_id bigint, dokumen_id bigint, jual boolean, kontak_id bigint,
  semula erp_private.kaskade_lunas[], akun jsonb, out lunas erp_private.lunas[],
  out alokasi erp_private.alokasi_masukan[], out ayat erp_private.ayat[]
) language plpgsql stable as $$
declare
  v_jenis constant erp.jenis_pos := case when jual then 'piutang' else 'hutang' end;
  v_pos record;
  v_s record;
  v_p record;
  v_ambil numeric;
  v_sisa numeric;
begin
  lunas := '{}';
  alokasi := '{}';
  ayat := '{}';
  v_pos := erp_private.retur_settle(buku, kaskade_share.dokumen_id, v_jenis, 'infinity');
  v_sisa := v_pos.potong;
  for v_s in
    select s.cara, s.akun_kode, s.diberi
             - trunc((s.sebelum + s.diberi) * greatest(s.kini - s.lain, 0) / s.ada, 2)
             + trunc(s.sebelum * greatest(s.kini - s.lain, 0) / s.ada, 2) as nilai
      from (
        select x.cara, x.akun_kode, x.diberi, x.sebelum, x.lain, x.semula,
               x.semula - x.lain as ada, coalesce((
                 select sum(l.nilai)
                   from erp_private.lunas_semua(
                     buku, kaskade_share.dokumen_id, v_jenis, kaskade_share.akun
                   ) as l
                  where l.cara = x.cara and l.akun_kode is not distinct from x.akun_kode
               ), 0) as kini
          from unnest(kaskade_share.semula) as x
         where x.cara not in ('poin', 'pembulatan') and x.diberi > 0 and x.semula > x.lain
      ) as s
     where s.kini < s.semula
     order by s.cara in ('uang', 'tertahan'), s.cara, s.akun_kode
  loop
    v_ambil := least(v_s.nilai, v_sisa);
    if v_s.cara in ('uang', 'tertahan') then
      v_s.nilai := v_ambil;
      for v_p in
        select p.id, p.akun_kode, erp_private.pos_balance(buku, p.id) as sisa
          from pos_terbuka as p
         where p.transaksi_id = kaskade_share.retur_id and p.membalik_id is null
           and p.jenis in ('titipan', 'uang_muka') and p.tertahan = (v_s.cara = 'tertahan')
         order by p.id
      loop
        continue when least(v_p.sisa, v_s.nilai) <= 0;
        alokasi := alokasi || row (
          v_p.id, least(v_p.sisa, v_s.nilai), 0, 0, null
        )::erp_private.alokasi_masukan;
        ayat := ayat || erp_private.retur_ayat(
          not jual, v_p.akun_kode, least(v_p.sisa, v_s.nilai), kaskade_share.kontak_id
        );
        v_s.nilai := v_s.nilai - least(v_p.sisa, v_s.nilai);
      end loop;
      v_ambil := v_ambil - v_s.nilai;
    else
      ayat := ayat || erp_private.retur_ayat(not jual, v_s.akun_kode, v_ambil, null);
    end if;
    if v_ambil > 0 then
      lunas := lunas || row (v_s.cara, v_s.akun_kode, v_ambil)::erp_private.lunas;
      v_sisa := v_sisa - v_ambil;
    end if;
  end loop;
  if cardinality(lunas) > 0 then
    v_ambil := v_pos.potong - v_sisa;
    ayat := ayat
      || erp_private.retur_ayat(jual, v_pos.akun_kode, v_ambil, kaskade_share.kontak_id);
    alokasi := alokasi || (
      erp_private.retur_settle(buku, kaskade_share.dokumen_id, v_jenis, v_ambil)
    ).alokasi;
  end if;
end
$$;
