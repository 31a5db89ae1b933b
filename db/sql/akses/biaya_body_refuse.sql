/** Refuses who does not see what goods cost, and says it in a document (OTBIA). */
-- A cost that is compared with the books would tell them.
create or replace function erp_private.biaya_body_refuse(isi jsonb)
returns void language plpgsql stable as $$
begin
  if erp_private.biaya_tutup() then
    perform erp_private.biaya_names_refuse(erp_private.biaya_names(biaya_body_refuse.isi));
  end if;
end
$$;
