/** Does what a request asked for: opens a month, closes a book year or opens it again. */
create or replace function erp_private.tahun_act(
  buku anyelement, aksi erp.aksi_persetujuan, isi jsonb
) returns void language plpgsql as $$
begin
  case tahun_act.aksi
    when 'buka_bulan' then
      perform erp_private.periode_store(buku, (isi ->> 'bulan')::date, 'buka');
    when 'tutup_tahun' then
      perform erp_private.tahun_close(
        buku, (isi ->> 'tahun')::integer, (isi ->> 'prive')::boolean
      );
    when 'buka_tahun' then perform erp_private.tahun_open(buku, (isi ->> 'tahun')::integer);
  end case;
end
$$;
