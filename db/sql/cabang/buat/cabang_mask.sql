/** Replaces what tells who the contacts of a copy are by made-up things, the same each time. */
-- HMAC-SHA-256 of what it was, with a secret of the parent. Codes and figures stay.
create or replace function erp_private.cabang_mask(dari text, ke text)
returns void language plpgsql as $$
declare
  v_rahasia bytea;
begin
  execute format('select r.rahasia from %I.cetak_rahasia as r', 't_' || dari) into v_rahasia;
  execute format(
    'update %I.kontak as k
        set nama = n.samar,
            alamat = case when k.alamat is not null then ''Jl. Uji '' || n.angka end,
            kota = case when k.kota is not null then ''Kota '' || left(n.hex, 2) end,
            telepon = case when k.telepon is not null then ''0800'' || n.angka end,
            email = case when k.email is not null then n.hex || ''@uji.invalid'' end,
            npwp = case when k.npwp is not null then lpad(n.angka, 16, ''0'') end,
            atribut = ''{}''
       from %1$I.kontak as x
      cross join erp_private.cabang_name($1, x.nama) as n
      where x.id = k.id', 't_' || ke
  ) using coalesce(v_rahasia, sha256(convert_to(dari, 'UTF8')));
end
$$;
