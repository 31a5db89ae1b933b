/** What event a change of a request for approval is; null for none, and without a rule. */
create or replace function erp_private.perubahan_request_type(
  buku anyelement, persetujuan_id text, sesudah jsonb
) returns text language plpgsql stable as $$
begin
  return case
    when not exists (
      select from persetujuan as p
       where p.id = perubahan_request_type.persetujuan_id::bigint and p.aturan is not null
    ) then null
    when sesudah ->> 'status' <> 'menunggu' then 'persetujuan.selesai'
    when sesudah ->> 'aturan' is not null or sesudah ->> 'ronde' > '1' then 'persetujuan.diminta'
    when sesudah ->> 'langkah_ke' is not null then 'persetujuan.langkah'
  end;
end
$$;
