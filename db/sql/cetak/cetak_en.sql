/** A paper in English, whatever the language of the request (cetak_spoken). */
-- The language holds while the function runs: nobody in a request may call set_config.
create or replace function erp_private.cetak_en(buku anyelement, apa jsonb)
returns jsonb language plpgsql stable set erp.bahasa = 'en' as $$
begin
  return erp_private.cetak_apa(buku, apa);
end
$$;
