/**
 * Messages about lines that name an account, and each account's control (`kendali`).
 */
-- `nama` is the name of the account's field; the arguments behind it say which accounts are allowed
-- (akun_read_problem).
create or replace function erp_private.akun_baris_judge(
  buku anyelement, nama text, baris erp_private.akun_baris[], kendali_boleh erp.akun_kendali[],
  boleh_kas boolean, terlarang text[], out salah text[], out kendali erp.akun_kendali[]
) language plpgsql stable as $$
declare
  v_l record;
  v_pesan text[];
begin
  salah := '{}';
  kendali := '{}';
  for v_l in
    select d.ordinality - 1 as ke, d.akun_kode, d.kontak_id, d.pajak_kode,
           a.kode, a.aktif, a.kendali, a.subklas_id
      from unnest(akun_baris_judge.baris) with ordinality as d
      left join lateral (
        -- Prevents a walk through all accounts: each is looked up by its key.
        select a.kode, a.aktif, a.kendali, a.subklas_id
          from akun as a
         where a.kode = d.akun_kode
        offset 0
      ) as a on true
     order by d.ordinality
  loop
    kendali := kendali || v_l.kendali;
    v_pesan := array_remove(array[nama || ': ' || erp_private.akun_read_problem(
      v_l.akun_kode, v_l.kode, v_l.aktif, v_l.kendali, v_l.subklas_id, kendali_boleh, boleh_kas,
      terlarang
    )], null);
    if v_l.kontak_id is not null then
      v_pesan := v_pesan || case
        when not exists (select from kontak as k where k.id = v_l.kontak_id)
          then erp_private.kalimat_di('kontak_id', 'tidak_ditemukan')
      end;
    end if;
    if v_l.pajak_kode is not null then
      v_pesan := v_pesan || case
        when not exists (select from erp.pajak as p where p.kode = v_l.pajak_kode)
          then erp_private.kalimat_di('pajak_kode', 'tidak_dikenal')
      end;
    end if;
    if num_nonnulls(variadic v_pesan) > 0 then
      salah := salah || array(
        select format('detail.%s.%s', v_l.ke, m.pesan)
          from unnest(v_pesan) as m (pesan)
         where m.pesan is not null
      );
    end if;
  end loop;
end
$$;
