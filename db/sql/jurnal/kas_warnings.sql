/**
 * Refuses a cash box that a posting overdraws (KOKAS); answers warnings about overdrawn banks, or
 * null.
 */
-- It looks at the close of every day from the first on which this posting takes money from an
-- account. A bank may be overdrawn: the warning names the first such day. The days before are only
-- added up.
create or replace function erp_private.kas_warnings(buku anyelement, posting_id bigint)
returns text[] language plpgsql stable as $$
declare
  v_kurang record;
  v_pesan text;
  v_peringatan text[];
begin
  for v_kurang in
    select distinct on (r.akun_kode) r.akun_kode, r.nama, r.adalah_kas, r.tanggal, r.saldo
      from (
        select d.akun_kode, d.nama, d.adalah_kas, s.tanggal, d.awal
                 + sum(s.debit - s.kredit) over (partition by s.akun_kode order by s.tanggal)
                 as saldo
          from (
            select k.*, (
                select coalesce(sum(s.debit - s.kredit), 0)
                  from saldo_harian as s
                 where s.akun_kode = k.akun_kode and s.tanggal < k.dari
              ) as awal
              from (
                select b.akun_kode, a.nama, a.adalah_kas, min(b.tanggal) as dari
                  from jurnal_baris as b
                  join akun as a on a.kode = b.akun_kode and a.subklas_id = 11
                 where b.posting_id = kas_warnings.posting_id and b.kredit > 0
                 group by b.akun_kode, a.nama, a.adalah_kas
              ) as k
          ) as d
          join saldo_harian as s on s.akun_kode = d.akun_kode and s.tanggal >= d.dari
      ) as r
     where r.saldo < 0
     order by r.akun_kode, r.tanggal
  loop
    v_pesan := erp_private.kas_pesan(
      v_kurang.adalah_kas, v_kurang.nama, v_kurang.akun_kode, v_kurang.saldo, v_kurang.tanggal
    );
    if v_kurang.adalah_kas then
      raise exception using errcode = 'KOKAS', message = v_pesan;
    end if;
    v_peringatan := v_peringatan || v_pesan;
  end loop;
  return v_peringatan;
end
$$;
