/** A made-up name for a name, with digits of the same HMAC for what stands beside it. */
create or replace function erp_private.cabang_name(
  rahasia bytea, nama text, out samar text, out hex text, out angka text
) language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_depan constant text[] := '{Andi,Budi,Citra,Dewi,Eko,Fitri,Gilang,Hana}';
  v_belakang constant text[] :=
    '{Abadi,Bahari,Cendana,Harapan,Jaya,Kencana,Lestari,Makmur,Nusantara,Perkasa,Sejahtera,Utama}';
  v_dalam bytea;
  v_luar bytea;
begin
  -- RFC 2104: the key, filled up to 64 bytes, with each of its two pads.
  select string_agg(set_byte('\x00', 0, k.isi # 54), '' order by k.ke),
         string_agg(set_byte('\x00', 0, k.isi # 92), '' order by k.ke)
    into v_dalam, v_luar
    from (
      select i as ke, case when i < length(rahasia) then get_byte(rahasia, i) else 0 end as isi
        from generate_series(0, 63) as i
    ) as k;
  v_luar := sha256(v_luar || sha256(v_dalam || convert_to(nama, 'UTF8')));
  hex := left(encode(v_luar, 'hex'), 12);
  angka := lpad((('x' || left(hex, 8))::bit(32)::bigint % 100000000)::text, 8, '0');
  samar := format(
    '%s %s %s', v_depan[1 + get_byte(v_luar, 20) % 8], v_belakang[1 + get_byte(v_luar, 21) % 12],
    left(hex, 4)
  );
end
$$;
