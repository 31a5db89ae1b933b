/**
 * What is wrong with an address that the server shall call, to follow the name of its field; null
 * where nothing is.
 */
-- `izin` lists the internal addresses that the installation allows: host, host:port, *.domain,
-- address or network. The host is read as programs read it: in lower case, without a full stop at
-- the end. A form that programs would turn into another host is refused, for example 0x7f.1 or
-- letters outside ASCII. What a name resolves to is checked when it is called.
create or replace function erp_private.alamat_problem(url text, izin text[])
returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_bagian constant text[] :=
    regexp_match(url, '^(https?)://([^\s/?#@\\]*?)(?::([0-9]*))?(?:[/?][^\s#]*)?$');
  v_host constant text := regexp_replace(lower(v_bagian[2]), '\.$', '');
  v_port constant text :=
    coalesce(v_bagian[3], case v_bagian[1] when 'https' then '443' else '80' end);
  v_alamat text;
begin
  if length(url) > 2000 or v_bagian is null or v_host = '' then
    return 'harus alamat http(s) tanpa nama pengguna, paling panjang 2000';
  elsif v_port !~ '^[1-9][0-9]{0,4}$' or v_port::integer > 65535 then
    return 'port harus 1 sampai 65535';
  elsif exists (
    select from unnest(izin) as i (isi)
     where lower(i.isi) in (v_host, v_host || ':' || v_port)
        or left(i.isi, 2) = '*.' and right(v_host, length(i.isi) - 1) = lower(substr(i.isi, 2))
  ) then
    return null;
  elsif v_host ~ '^\[' or v_host ~ '(^|\.)(0x[0-9a-f]*|[0-9]+)$' then
    v_alamat := coalesce(substring(v_host from '^\[([0-9a-f:.]+)\]$'), v_host);
    if not pg_input_is_valid(v_alamat, 'inet')
      or v_host ~ '^\[' and v_alamat !~ ':'
      or v_alamat !~ ':' and v_alamat !~ '^(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){3}$' then
      return 'alamat berupa angka harus ditulis lengkap, misalnya 203.0.113.7';
    end if;
    return case
      when erp_private.alamat_dalam(v_alamat::inet) and not exists (
        select
          from unnest(izin) as i (isi)
         where case
             when pg_input_is_valid(i.isi, 'inet') then v_alamat::inet <<= i.isi::inet
           end
      ) then 'alamat jaringan dalam tidak diizinkan'
    end;
  elsif v_host !~ '^[a-z0-9_-]+(\.[a-z0-9_-]+)*$' then
    return 'nama host terdiri dari huruf ASCII (punycode), angka, titik dan tanda hubung';
  elsif v_host !~ '\.' or v_host ~ '\.(localhost|localdomain|local|internal|lan|home\.arpa)$' then
    return 'alamat jaringan dalam tidak diizinkan';
  end if;
  return null;
end
$$;
