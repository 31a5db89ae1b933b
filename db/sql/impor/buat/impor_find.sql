/** The id of a record that a cell names, by its code or, where only one has it, its name. */
create or replace function erp_private.impor_find(buku anyelement, tabel text, teks text)
returns bigint language plpgsql stable as $$
declare
  v_id bigint;
begin
  execute format(
    'select coalesce('
      '(select r.id from %1$I as r where r.kode = $1), '
      '(select r.id from %1$I as r where r.kode = upper($1)), '
      '(select min(r.id) from %1$I as r where r.nama = $1 having count(*) = 1))',
    tabel
  ) into v_id using teks;
  return v_id;
end
$$;
