/**
 * The lines of a general journal with their dimensions, and the dimensions of the document (VADOK).
 */
-- A journal that reverses another (`dibalik`) is not checked: it takes back what was booked, on
-- accounts that may be inactive by now.
create or replace function erp_private.jurnal_umum_read(
  buku anyelement, dokumen erp.jurnal_umum_input, isi jsonb, akun jsonb, dibalik bigint,
  out baris erp_private.baris[], out gabungan_id bigint
) language plpgsql as $$
declare
  v_dim erp_private.dimensi_hasil;
begin
  if dibalik is null then
    v_dim := erp_private.dimensi_read(buku, 'jurnal-umum', isi);
    perform erp_private.dokumen_refuse(
      erp_private.jurnal_umum_problems(buku, jurnal_umum_read.dokumen, jurnal_umum_read.akun)
        || v_dim.salah
    );
    baris := erp_private.baris_atribut(erp_private.baris_akun_dimensi(
      buku, erp_private.jurnal_umum_lines(buku, jurnal_umum_read.dokumen), v_dim, isi
    ), isi);
    jurnal_umum_read.gabungan_id := v_dim.dokumen;
  else
    jurnal_umum_read.gabungan_id := (erp_private.dimensi_dokumen(buku, array[dibalik]))[1];
    baris := erp_private.baris_dimensi(
      erp_private.jurnal_umum_lines(buku, jurnal_umum_read.dokumen), array(
        select coalesce(b.gabungan_id, 0)
          from transaksi_baris as b
         where b.transaksi_id = jurnal_umum_read.dibalik
         order by b.baris
      )
    );
  end if;
end
$$;
