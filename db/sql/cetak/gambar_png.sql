/** Width and height of a PNG that is whole and that a page can show; nulls for anything else. */
-- The function reads the chunks, each against its checksum, and not the pixels. A page can show
-- neither transparency of single colours, nor of palettes below 8 bits, nor interlacing.
-- @execute erp_writer
create or replace function erp_private.gambar_png(
  gambar bytea, out lebar integer, out tinggi integer
) language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_batas constant integer := length(gambar);
  v_di integer := 8;
  v_panjang bigint;
  v_nama text;
  v_jenis integer;
  v_bit integer;
  v_isi bytea;
  v_sidik bytea;
  v_piksel boolean := false;
  v_palet boolean := false;
begin
  if substr(gambar, 1, 8) <> '\x89504e470d0a1a0a' then
    return;
  end if;
  while v_di + 12 <= v_batas loop
    v_panjang := ('x' || encode(substr(gambar, v_di + 1, 4), 'hex'))::bit(32)::bigint;
    exit when v_di + 12 + v_panjang > v_batas;
    v_isi := substr(gambar, v_di + 5, v_panjang::integer + 4);
    v_sidik := substr(gambar, v_di + 9 + v_panjang::integer, 4);
    exit when crc32(v_isi) <> ('x' || encode(v_sidik, 'hex'))::bit(32)::bigint;
    v_nama := encode(substr(gambar, v_di + 5, 4), 'escape');
    exit when (v_nama = 'IHDR') <> (v_di = 8);
    if v_nama = 'IHDR' then
      exit when v_panjang <> 13;
      v_bit := get_byte(gambar, 24);
      v_jenis := get_byte(gambar, 25);
      exit when get_byte(gambar, 26) + get_byte(gambar, 27) + get_byte(gambar, 28) <> 0
        or not case v_jenis
          when 0 then v_bit in (1, 2, 4, 8, 16)
          when 3 then v_bit in (1, 2, 4, 8)
          when 2 then v_bit in (8, 16)
          when 4 then v_bit in (8, 16)
          when 6 then v_bit in (8, 16)
          else false
        end;
    elsif v_nama = 'PLTE' then
      v_palet := v_panjang % 3 = 0 and v_panjang between 3 and 768;
    elsif v_nama = 'tRNS' then
      exit when v_jenis <> 3 or v_bit <> 8;
    elsif v_nama = 'IDAT' then
      v_piksel := true;
    elsif v_nama = 'IEND' then
      if v_piksel and (v_palet or v_jenis <> 3) then
        lebar := least(('x' || encode(substr(gambar, 17, 4), 'hex'))::bit(32)::bigint, 2147483647);
        tinggi := least(('x' || encode(substr(gambar, 21, 4), 'hex'))::bit(32)::bigint, 2147483647);
      end if;
      return;
    end if;
    v_di := v_di + 12 + v_panjang::integer;
  end loop;
end
$$;
