/** A finding in the language of the request; the nightly check keeps it in Indonesian. */
-- Its check stays: what programs know it by.
create or replace function erp_private.integritas_said(temuan json)
returns json language sql stable as $$
  select case
      when erp.bahasa() = 'en' then json_build_object(
        'pemeriksaan', temuan ->> 'pemeriksaan',
        'kunci', erp_private.penolakan(temuan ->> 'kunci'),
        'harap', erp_private.penolakan(temuan ->> 'harap'),
        'nyata', erp_private.penolakan(temuan ->> 'nyata')
      )
      else temuan
    end
$$;
