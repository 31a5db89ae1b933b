/** How files head a field of the tenant's own: its label; null where another is called so. */
-- Another is a shipped column of the kind, or one of the tenant's own fields. Between one that is
-- switched off and one that is not, the latter has the label.
create or replace function erp_private.impor_kolom_judul(buku anyelement, jenis text, bidang jsonb)
returns text language plpgsql stable as $$
declare
  v_label constant text := bidang ->> 'label';
  v_nama constant text := erp_private.impor_nama(v_label);
begin
  return case
    when v_nama <> '' and not exists (
      select from erp_private.impor_kolom as k
       where k.jenis = impor_kolom_judul.jenis and erp_private.impor_nama(k.nama) = v_nama
    ) and not exists (
      select from bidang as b
       where b.untuk = impor_kolom_judul.bidang ->> 'untuk'
         and b.id <> (impor_kolom_judul.bidang -> 'id')::bigint
         and erp_private.impor_nama(b.label) = v_nama
         and (b.aktif or not (impor_kolom_judul.bidang -> 'aktif')::boolean)
    ) then v_label
  end;
end
$$;
