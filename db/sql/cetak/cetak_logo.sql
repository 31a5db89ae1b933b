/** The logo of papers, {jenis, isi}; the null of JSON where there is none. */
create or replace function erp_private.cetak_logo(buku anyelement)
returns jsonb language plpgsql stable as $$
begin
  return coalesce((
    select jsonb_build_object(
        'jenis', g.jenis, 'isi', translate(encode(g.gambar, 'base64'), E'\n', '')
      )
      from kop_logo as g
  ), 'null');
end
$$;
