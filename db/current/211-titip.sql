-- Goods that were sent to another pool while they were short, on their way through a replay.

set local role erp_owner;

do $$
begin
  alter type erp_private.koreksi add attribute bawa boolean;
exception
  when duplicate_column then null;
end
$$;
comment on type erp_private.koreksi is
  'A stock movement whose value changes, and by how much. penutup_id: the goods that cover it came '
  'with that movement, at another cost; the difference stands there. bawa: it went along with the '
  'goods, to where they are in stock.';

do $$
begin
  create type erp_private.titip as (
    asal_id bigint,
    asal_kolam integer,
    qty numeric,
    kolam integer,
    mutasi_id bigint,
    ke integer,
    jalan integer[]
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.titip is
  'Goods that a movement (asal_id, out of asal_kolam) sent to another pool uncovered (qty: all but '
  'what came back), and the layer (kolam, mutasi_id, ke) where some of them lie in a replay; jalan '
  'are the places of the movements that brought them there.';

reset role;
