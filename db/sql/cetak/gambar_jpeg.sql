/** Width and height of a JPEG that a page can show, or nulls. */
-- It must be whole, baseline or progressive, with 8 bits and 1, 3 or 4 colours. The function reads
-- its segments, not its pixels.
-- @execute erp_writer
create or replace function erp_private.gambar_jpeg(
  gambar bytea, out lebar integer, out tinggi integer
) language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_batas constant integer := length(gambar);
  v_di integer := 2;
  v_tanda integer;
  v_panjang integer;
  v_warna integer;
  v_l integer;
  v_t integer;
begin
  if substr(gambar, 1, 3) <> '\xffd8ff' then
    return;
  end if;
  while v_di + 4 <= v_batas loop
    v_tanda := get_byte(gambar, v_di + 1);
    exit when get_byte(gambar, v_di) <> 255 or v_tanda = 255;
    v_panjang := get_byte(gambar, v_di + 2) * 256 + get_byte(gambar, v_di + 3);
    exit when v_panjang < 2 or v_di + 2 + v_panjang > v_batas;
    -- 192 to 194: a frame that can be shown; 196: a table; the others up to 207: one that cannot.
    if v_tanda between 192 and 194 then
      exit when v_l is not null or v_panjang < 8;
      v_warna := get_byte(gambar, v_di + 9);
      exit when get_byte(gambar, v_di + 4) <> 8 or v_warna not in (1, 3, 4)
        or v_panjang <> 8 + 3 * v_warna;
      v_t := get_byte(gambar, v_di + 5) * 256 + get_byte(gambar, v_di + 6);
      v_l := get_byte(gambar, v_di + 7) * 256 + get_byte(gambar, v_di + 8);
    elsif v_tanda between 195 and 207 and v_tanda <> 196 then
      exit;
    elsif v_tanda = 218 then
      -- The pixels begin; somewhere behind them is the end.
      if position('\xffd9'::bytea in substr(gambar, v_di + v_panjang)) > 0 then
        lebar := v_l;
        tinggi := v_t;
      end if;
      return;
    end if;
    v_di := v_di + 2 + v_panjang;
  end loop;
end
$$;
