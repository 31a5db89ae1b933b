/** Makes for a part of a rehearsal what it needs of the parts before; rolled back with it. */
-- Without it rows that the run takes would be refused. Of documents the cash that those before
-- brought or took, by what they moved in all: what came in lies there from the first day, what went
-- out is missing on the last, so only in which order of days it came is left to the run; and the
-- receipts that it bills. Of accounts the ones above those of this part (`dokumen`) that stand in
-- earlier rows of the file.
create or replace function erp_private.impor_rehearse_before(
  buku anyelement, id bigint, sesudah integer, dokumen jsonb[]
) returns void language plpgsql as $$
declare
  v_i record;
  v_isi jsonb;
begin
  select i.jenis, i.gerak, i.boleh_ubah, j.sifat into v_i
    from impor as i join erp_private.impor_jenis as j on j.jenis = i.jenis
   where i.id = impor_rehearse_before.id;
  if sesudah = 0 or dokumen is null then
    return;
  elsif v_i.sifat = 'dokumen' then
    insert into saldo_harian as s (akun_kode, tanggal, debit, kredit)
      select k.kode, case
               when k.nilai > 0 then (select p.tanggal_mulai - 1 from pengaturan as p)
               else greatest(erp_private.tenant_today(buku), (
                 select max(h.tanggal) from saldo_harian as h where h.akun_kode = k.kode
               ))
             end, greatest(k.nilai, 0), greatest(-k.nilai, 0)
        from (
          select a.kode, (g.value ->> 0)::numeric - (g.value ->> 1)::numeric as nilai
            from jsonb_each(v_i.gerak) as g
            join akun as a on a.kode = g.key and a.adalah_kas
        ) as k
       where k.nilai <> 0
       order by k.kode
      on conflict (akun_kode, tanggal) do update
        set debit = s.debit + excluded.debit, kredit = s.kredit + excluded.kredit;
    perform erp_private.impor_penerimaan_before(buku, impor_rehearse_before.id, sesudah, dokumen);
  elsif v_i.jenis = 'akun' then
    for v_isi in
      with recursive
        baris as materialized (
          select b.ke, b.isi, b.isi #>> '{baris,kode}' as kode,
                 b.isi #>> '{baris,induk_kode}' as induk
            from impor_baris as b
           where b.impor_id = impor_rehearse_before.id and b.macam = 'data' and b.temuan = '[]'
             and b.ke <= impor_rehearse_before.sesudah
             and b.hasil ->> 'aksi' is distinct from 'sudah'
        ),
        atas as (
          select b.ke, b.isi, b.induk
            from baris as b
           where b.kode in (
             select d.isi #>> '{0,baris,induk_kode}'
               from unnest(impor_rehearse_before.dokumen) as d (isi)
           )
          union
          select b.ke, b.isi, b.induk from atas as a join baris as b on b.kode = a.induk
        )
      select a.isi from atas as a order by a.ke
    loop
      -- It was made in its part; where the books changed since, documents below are refused.
      begin
        perform erp_private.impor_make(
          buku, v_i.jenis, jsonb_build_array(v_isi), v_i.boleh_ubah, true
        );
      exception
        when others then
          if not erp_private.kesalahan_client(sqlstate) then
            raise;
          end if;
      end;
    end loop;
  end if;
end
$$;
