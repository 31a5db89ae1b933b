/** A whole number below 10^18 in English words. */
-- Groups of three digits from the left: 1 001 121 is "one million one thousand one hundred
-- twenty-one".
create or replace function erp_private.terbilang_inggris(n numeric)
returns text language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_skala constant text[] := '{quadrillion,trillion,billion,million,thousand}';
  v_kecil constant text[] := '{one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,'
    'thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen}';
  v_puluh constant text[] := '{ten,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety}';
  v_angka constant text := lpad(trunc(n)::text, 18, '0');
  v_kata text[] := '{}';
  v_isi integer;
begin
  if n = 0 then
    return 'zero';
  end if;
  for i in 1 .. 6 loop
    v_isi := substr(v_angka, i * 3 - 2, 3)::integer;
    continue when v_isi = 0;
    v_kata := v_kata || concat_ws(' ',
      v_kecil[v_isi / 100] || ' hundred',
      case
        when v_isi % 100 < 20 then v_kecil[v_isi % 100]
        else concat_ws('-', v_puluh[v_isi % 100 / 10], v_kecil[v_isi % 10])
      end,
      v_skala[i]
    );
  end loop;
  return array_to_string(v_kata, ' ');
end
$$;
