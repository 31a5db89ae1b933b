/** What a function says in Indonesian, in the language of the request. */
-- reference/penolakan.json and kalimat.json have the English. Asked for what is kept and shown
-- again: warnings, and findings. What is refused is put into English by the server
-- (server/base/refusals.ts). The path of a field stays before it. The most exact sentence counts.
-- Stable: a plan outlives the request.
-- @execute erp_writer, erp_reader
create or replace function erp_private.penolakan(pesan text)
returns text language plpgsql stable strict set search_path = pg_catalog as $$
declare
  v_jalur constant text := coalesce(substring(pesan from '^[A-Za-z_*][\w.*-]*: '), '');
  v_bagian text;
  v_bentuk record;
begin
  if erp.bahasa() is distinct from 'en' then
    return pesan;
  end if;
  foreach v_bagian in array array[substr(pesan, length(v_jalur) + 1), pesan] loop
    select b.en, b.kalimat, b.kata, regexp_match(v_bagian, b.pola) as isi into v_bentuk
      from (values
        {bentuk}
      ) as b (urutan, mirip, pola, en, kalimat, kata)
     where v_bagian like b.mirip and v_bagian ~ b.pola
     order by b.urutan
     limit 1;
    if found then
      return case when v_bagian = pesan then '' else v_jalur end || format(
        v_bentuk.en, variadic array(
          select case
              when n.ke = any (v_bentuk.kalimat) then erp_private.penolakan(n.nilai)
              when n.ke = any (v_bentuk.kata) then erp_private.istilah(n.nilai)
              else n.nilai
            end
            from unnest(v_bentuk.isi) with ordinality as n (nilai, ke)
           order by n.ke
        )
      );
    end if;
  end loop;
  return pesan;
end
$$;
