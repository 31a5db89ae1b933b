/** Takes the external ids of a document out of its body and keeps them (VAATR, KOIDL). */
-- Answers the body without them. Comes before all locks but those of months.
create or replace function erp_private.id_luar_take(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns jsonb language plpgsql as $$
begin
  perform erp_private.kesalahan_refuse(
    'VAATR', variadic erp_private.id_luar_problems(id_luar_take.isi -> 'id_luar')
  );
  perform erp_private.id_luar_write(
    buku, id_luar_take.jenis, id_luar_take.id,
    coalesce(nullif(id_luar_take.isi -> 'id_luar', 'null'), '{}'),
    erp_private.id_luar_digest(id_luar_take.isi)
  );
  return id_luar_take.isi - 'id_luar';
end
$$;
