-- What a void warns of: counts after the document, whose result it moves.

set local role erp_owner;

do $$
begin
  alter type erp.transaksi_divoid add attribute peringatan text[];
exception
  when duplicate_column then null;
end
$$;
comment on column erp.transaksi_divoid.peringatan is
  'Stocktakings that had counted its goods and whose result moves; null when there is nothing.';

reset role;
