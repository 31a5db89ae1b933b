/** Sets the language of the rest of the transaction; null is that of nobody (cetak_spoken). */
-- SET takes no variable, and nobody in a request may call set_config.
create or replace function erp_private.bahasa_speak(bahasa text)
returns void language plpgsql set search_path = pg_catalog as $$
begin
  case bahasa
    when 'en' then set local erp.bahasa = 'en';
    when 'id' then set local erp.bahasa = 'id';
    else set local erp.bahasa = '';
  end case;
end
$$;
