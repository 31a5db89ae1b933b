/** Messages about the lines of a general journal but their form, or null. */
-- A control account needs a contact. A new item stands on the normal side of its account; a line on
-- the other side names the document that it reduces. With `nol` a line on another account may have
-- no amount.
create or replace function erp_private.jurnal_umum_lines_problems(
  buku anyelement, detail erp.jurnal_umum_baris_input[], kontak_id bigint, terlarang text[],
  nol boolean
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.%s', d.ordinality - 1, m.pesan) order by d.ordinality, m.urutan
      )
      from unnest(jurnal_umum_lines_problems.detail) with ordinality as d
      left join akun as a on a.kode = d.akun_kode
      left join kontak as k on k.id = d.kontak_id
      cross join lateral (
        select erp_private.pos_jenis_of(a.kendali) as jenis, coalesce(
            (coalesce(d.debit, 0) > 0) = (a.kendali in ('piutang', 'uang_muka_beli')), true
          ) as menambah
      ) as p
      cross join lateral (values
        (1, 'akun_kode: ' || erp_private.akun_problem(
          buku, d.akun_kode, '{piutang,hutang,uang_muka_jual,uang_muka_beli}', true,
          jurnal_umum_lines_problems.terlarang
        )),
        (2, case
          when nol and p.jenis is null and num_nonnulls(nullif(d.debit, 0), nullif(d.kredit, 0)) = 0
            then null
          when num_nonnulls(nullif(d.debit, 0), nullif(d.kredit, 0)) <> 1 then
            'debit: isi salah satu, debit atau kredit'
        end),
        (3, 'kontak_id: ' || case
          when p.jenis is not null
            and coalesce(d.kontak_id, jurnal_umum_lines_problems.kontak_id) is null
          then 'wajib diisi pada akun kendali'
          when d.kontak_id is not null and k.id is null then erp_private.kalimat('tidak_ditemukan')
          when p.jenis in ('titipan', 'uang_muka') and p.menambah
            then erp_private.titipan_problem(
              buku, coalesce(d.kontak_id, jurnal_umum_lines_problems.kontak_id)
            )
        end),
        (4, 'dokumen_id: ' || case
          when d.dokumen_id is not null and p.jenis is null then 'hanya untuk akun kendali'
          when d.dokumen_id is not null and p.menambah then
            'tidak boleh diisi pada sisi yang menambah saldo'
          when d.dokumen_id is null and not p.menambah and p.jenis is not null then
            'wajib diisi pada sisi yang mengurangi saldo'
        end)
      ) as m (urutan, pesan)
     where m.pesan is not null
  );
end
$$;
