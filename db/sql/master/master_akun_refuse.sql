/** Refuses a change of an account that books or roles do not allow (KOAKN). */
create or replace function erp_private.master_akun_refuse(
  buku anyelement, lama jsonb, baru jsonb
) returns void language plpgsql stable as $$
declare
  v_kode constant text := lama ->> 'kode';
  v_pindah constant boolean := (lama -> 'subklas_id', lama -> 'saldo_normal')
    is distinct from (baru -> 'subklas_id', baru -> 'saldo_normal');
  v_mati constant boolean := (lama ->> 'aktif')::boolean and not (baru ->> 'aktif')::boolean;
  v_peran constant text := (
    select string_agg(p.peran, ', ' order by p.peran)
      from akun_peran as p
     where p.akun_kode = v_kode
  );
  v_sebab text;
begin
  if v_pindah then
    v_sebab := case
      when v_peran is not null then 'akun ini berperan sebagai ' || v_peran
      when lama ->> 'kendali' is not null then 'akun ini akun kendali'
      when exists (select from jurnal_baris as j where j.akun_kode = v_kode)
        then 'akun ini sudah dijurnal'
    end || ', jadi subklas dan saldo normalnya tetap';
    v_sebab := case
      when lama -> 'subklas_id' <> baru -> 'subklas_id' then 'subklas_id: '
      else 'saldo_normal: '
    end || v_sebab;
  end if;
  if v_sebab is null and v_mati then
    v_sebab := 'aktif: ' || case
      when v_peran is not null then format('akun ini berperan sebagai %s', v_peran)
      when 0 <> (
        select coalesce(sum(s.debit - s.kredit), 0)
          from saldo_harian as s
         where s.akun_kode = v_kode
      ) then 'saldo akun ini belum 0'
      when exists (
        select from barang as b
         where b.aktif and v_kode in (b.akun_persediaan, b.akun_hpp, b.akun_penjualan)
      ) then 'akun ini dipakai barang yang aktif'
      when exists (select from akun as a where a.induk_kode = v_kode and a.aktif)
        then 'akun ini punya akun aktif di bawahnya'
    end || ', jadi tidak dapat dinonaktifkan';
  end if;
  if v_sebab is null and (baru ->> 'adalah_kas')::boolean and not (lama ->> 'adalah_kas')::boolean
    and exists (
      select from (
        select sum(s.debit - s.kredit) over (order by s.tanggal) as saldo
          from saldo_harian as s where s.akun_kode = v_kode
      ) as r where r.saldo < 0
    )
  then
    v_sebab := 'adalah_kas: saldo akun ini pernah di bawah 0, jadi tidak dapat menjadi kas';
  end if;
  perform erp_private.kesalahan_refuse('KOAKN', v_sebab);
end
$$;
