/** Messages about a request for a rebate, or an empty array. */
-- @execute erp_reader
create or replace function erp_private.rabat_problems(
  buku anyelement, sisi text, kontak_id bigint, dari date, sampai date, persen numeric,
  tingkat jsonb, barang_id bigint
) returns text[] language plpgsql stable as $$
declare
  v_tingkat constant jsonb := case
    when jsonb_typeof(tingkat) = 'array' then tingkat else '[]'
  end;
begin
  return array_remove(array[
    case
      when rabat_problems.sisi is distinct from 'pembelian'
        then erp_private.kalimat_di('sisi', 'pilihan', 'pembelian')
    end,
    case
      when rabat_problems.kontak_id is null then erp_private.kalimat_di('kontak_id', 'wajib')
      when not exists (select from kontak as k where k.id = rabat_problems.kontak_id)
        then erp_private.kalimat_di('kontak_id', 'tidak_ditemukan')
    end,
    case when dari is null then erp_private.kalimat_di('dari', 'wajib') end,
    case
      when sampai is null then erp_private.kalimat_di('sampai', 'wajib')
      when sampai < dari then 'sampai: sebelum dari'
    end,
    case
      when num_nonnulls(persen, tingkat) <> 1 then 'persen: isi salah satu dari persen dan tingkat'
      when persen <= 0 or persen > 100 then 'persen: di atas 0, paling banyak 100'
    end,
    case
      when tingkat is not null and jsonb_array_length(v_tingkat) not between 1 and 50
        then 'tingkat: harus 1 sampai 50 tingkat'
      when exists (
        select from jsonb_array_elements(v_tingkat) as t
         where not coalesce(
           t.value @? '$ ? (@.mulai >= 0 && @.mulai < 1e17 && @.persen >= 0 && @.persen <= 100)',
           false
         )
      ) then 'tingkat: tiap tingkat berisi mulai, 0 atau lebih, dan persen, 0 sampai 100'
    end,
    case
      when rabat_problems.barang_id is not null
        and not exists (select from barang as b where b.id = rabat_problems.barang_id)
        then erp_private.kalimat_di('barang_id', 'tidak_ditemukan')
    end
  ], null);
end
$$;
