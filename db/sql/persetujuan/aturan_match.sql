/** The first active rule that catches an action on a document as it stands; null: none does. */
-- By urutan, then id. A condition that is null always holds. A posting has as authors whoever wrote
-- on the document, another action whoever asks for it.
create or replace function erp_private.aturan_match(
  buku anyelement, aksi erp.aksi_aturan, transaksi_id bigint
) returns bigint language plpgsql as $$
declare
  v_a record;
  v_nilai numeric;
  v_orang uuid[];
  v_peran text[];
  v_t record;
begin
  select t.jenis, t.lokasi_id, t.penyusun, t.dibuat_oleh into v_t
    from transaksi as t
   where t.id = aturan_match.transaksi_id;
  v_orang := case
    when aksi <> 'posting' then array[erp.pengguna_id()]
    when v_t.penyusun = '{}' then array[v_t.dibuat_oleh]
    else v_t.penyusun
  end;
  for v_a in
    select a.id, a.total_min, a.kumulatif, a.peran_pembuat
      from aturan_persetujuan as a
     where a.aktif and a.aksi = aturan_match.aksi
       and (a.jenis is null or v_t.jenis = any (a.jenis))
       and (a.lokasi_id is null or a.lokasi_id = v_t.lokasi_id)
     order by a.urutan, a.id
  loop
    if v_a.peran_pembuat is not null then
      v_peran := coalesce(v_peran, array(
        select m.peran from erp_private.membership_peran(erp.tenant_kode(), v_orang) as m
      ));
      continue when not v_a.peran_pembuat && v_peran;
    end if;
    if v_a.total_min is null then
      return v_a.id;
    end if;
    v_nilai := coalesce(
      v_nilai, erp_private.kunci_rupiah_worth(buku, array[aturan_match.transaksi_id])
    );
    if v_a.total_min <= v_nilai + (
      case
        when v_a.kumulatif is null then 0
        else erp_private.aturan_day_worth(buku, v_a.id, aturan_match.transaksi_id, v_orang)
      end
    ) then
      return v_a.id;
    end if;
  end loop;
  return null;
end
$$;
