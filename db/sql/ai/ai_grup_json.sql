/** A group of an answer in one dimension: its name and its key; {} without the dimension. */
create or replace function erp_private.ai_grup_json(buku anyelement, dimensi text, kunci text)
returns jsonb language plpgsql stable as $$
begin
  return case
    when dimensi is null then '{}'
    else jsonb_build_object(
      dimensi, erp_private.ai_label(buku, dimensi, kunci), dimensi || '_kunci', kunci
    )
  end;
end
$$;
