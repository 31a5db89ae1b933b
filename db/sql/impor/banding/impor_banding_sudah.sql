/** The value of those rows of a rehearsed opening that are booked just so already. */
-- @execute erp_reader
create or replace function erp_private.impor_banding_sudah(buku anyelement, id bigint)
returns numeric language plpgsql stable as $$
begin
  return (
    select coalesce(sum(case
        when n.nilai_sisa is not null and n.jenis = 'uang_muka' then -n.nilai_sisa
        else coalesce(n.nilai_sisa, n.nilai, round(n.hpp * n.qty_fisik, 2))
      end), 0)::numeric(20, 2)
      from impor_baris as b
     cross join lateral jsonb_to_record(b.isi -> 'baris') as n (
       nilai_sisa numeric, jenis text, nilai numeric, hpp numeric, qty_fisik numeric
     )
     where b.impor_id = impor_banding_sudah.id and b.macam = 'data'
       and b.hasil ->> 'aksi' = 'sudah'
  );
end
$$;
