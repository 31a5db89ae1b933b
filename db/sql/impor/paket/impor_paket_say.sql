/** Takes what somebody says of a part's columns; answers what is wrong with it, or null. */
-- As impor_kolom_say. Each line begins with the field and, where it is to be said, the name of the
-- part: `tetap.Kontak.tipe: …`.
create or replace function erp_private.impor_paket_say(
  buku anyelement, impor_id bigint, sebut jsonb, nama text
) returns text language plpgsql as $$
begin
  perform erp_private.impor_kolom_say(buku, impor_paket_say.impor_id, sebut);
  return null;
exception
  when sqlstate 'VAIMP' then
    return (
      select string_agg(overlay(
          b.teks placing coalesce('.' || left(impor_paket_say.nama, 60), '')
            from length(substring(b.teks, '^[a-z]+')) + 1 for 0
        ), E'\n' order by b.n)
        from string_to_table(sqlerrm, E'\n') with ordinality as b (teks, n)
    );
end
$$;
