/** Puts the rows of a file together into documents and finds what is wrong between them. */
-- Rows of the same number are a document; one without is of the document above. Openings become
-- documents of one location or contact, of as many lines as a document may have, all rows of an
-- account in one.
create or replace function erp_private.impor_compose(buku anyelement, id bigint)
returns void language plpgsql as $$
declare
  v_i record;
begin
  select i.id, i.jenis, j.sifat into v_i
    from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_compose.id;
  perform erp_private.impor_tanda(buku, v_i.id);
  perform erp_private.impor_kredit(buku, v_i.id);
  perform erp_private.impor_saksi(buku, v_i.id, v_i.jenis);
  if v_i.jenis = 'akun' then
    perform erp_private.impor_akun(buku, v_i.id);
  end if;
  perform erp_private.impor_satuan(buku, v_i.id, v_i.jenis);
  perform erp_private.impor_compose_openings(buku, v_i.id, v_i.jenis, v_i.sifat);
  update impor_baris as b
     set dokumen = s.dokumen
    from (
      select n.ke,
             case v_i.sifat
               when 'dokumen' then min(n.ke) over (partition by n.nomor, n.nomor is null, n.lepas)
               when 'awal' then case
                 when n.sama then min(n.ke) over (partition by n.kunci, n.sama, n.akun)
                 else min(n.ke) over (partition by n.kunci, n.sama, n.bagian)
               end
               else n.ke
             end as dokumen
        from (
          select k.ke, k.kunci, k.sama, k.akun,
                 (min(k.urutan) over (partition by k.kunci, k.sama, k.akun) - 1) / 900 as bagian,
                 first_value(k.nomor) over (partition by k.kelompok order by k.ke) as nomor,
                 case when k.kelompok = 0 then k.ke end as lepas
            from (
              select x.ke, x.nomor, x.kunci, x.sama, coalesce(x.akun, x.ke::text) as akun,
                     row_number() over (partition by x.kunci, x.sama order by x.ke) as urutan,
                     count(x.nomor) over (order by x.ke) as kelompok
                from (
                  select r.ke, r.isi #>> '{dokumen,nomor_referensi}' as nomor,
                         erp_private.impor_pokok(r.isi -> 'dokumen') as kunci,
                         r.hasil is not null as sama,
                         r.isi #>> '{baris,akun_kode}' as akun
                    from impor_baris as r
                   where r.impor_id = v_i.id and r.macam = 'data'
                ) as x
            ) as k
        ) as n
    ) as s
   where b.impor_id = v_i.id and b.ke = s.ke;
  if v_i.sifat = 'dokumen' then
    perform erp_private.impor_compose_constants(buku, v_i.id);
  end if;
  perform erp_private.impor_pajak(buku, v_i.id, v_i.jenis);
  perform erp_private.impor_uraian(buku, v_i.id);
  perform erp_private.impor_temuan_add(
    buku, v_i.id, erp_private.impor_tetap_temuan(buku, v_i.id)
      || erp_private.impor_compose_findings(buku, v_i.id, v_i.jenis, v_i.sifat)
      || erp_private.impor_luar_kembar(buku, v_i.id)
  );
  perform erp_private.impor_made_before(buku, v_i.id);
  perform erp_private.impor_compose_met(buku, v_i.id, v_i.jenis, v_i.sifat);
end
$$;
