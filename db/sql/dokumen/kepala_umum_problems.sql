/** Messages about the head of a document that is neither sale nor purchase. */
-- `dagang`: the document is new trade, for which a contact must be active. Payments, refunds and
-- write-offs are none.
create or replace function erp_private.kepala_umum_problems(
  buku anyelement, tanggal date, kontak_id bigint, lokasi_id bigint, jatuh_tempo date default null,
  dagang boolean default false
) returns text[] language plpgsql stable as $$
begin
  return (
    select erp_private.kepala_problems(
        kepala_umum_problems.tanggal, kepala_umum_problems.kontak_id, k.kode,
        k.aktif or not dagang, kepala_umum_problems.lokasi_id, l.kode, l.aktif,
        kepala_umum_problems.jatuh_tempo
      )
      from (select 1) as satu
      left join kontak as k on k.id = kepala_umum_problems.kontak_id
      left join lokasi as l on l.id = kepala_umum_problems.lokasi_id
  );
end
$$;
