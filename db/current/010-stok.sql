-- Costing first in, first out, and stock that leaves before it comes.

comment on type erp.dasar_nilai is
  'How a replay values a stock movement: tetap = its own value stands; rata = by the tenant''s'
  ' costing method, out of the pool or like what lies there; cermin = the mirror of the movement'
  ' that it reverses, or of its part of its source.';

create type erp_private.lapisan as (
  mutasi_id bigint,
  ke integer,
  asal_id bigint,
  i integer,
  qty numeric,
  nilai numeric
);
alter type erp_private.lapisan owner to erp_owner;
comment on type erp_private.lapisan is
  'What is left of a quantity that came at one cost, or of one that left uncovered, and the '
  'movement that made it; asal_id is what a return or a reversal asks for, i its place in a '
  'replay.';

create type erp_private.kolam as (
  pool_id bigint,
  qty numeric,
  nilai numeric,
  hpp numeric,
  lapisan erp_private.lapisan[],
  antre erp_private.lapisan[]
);
alter type erp_private.kolam owner to erp_owner;
comment on type erp_private.kolam is
  'A cost pool on its way through a replay: quantity, value, last known cost (null: not looked '
  'up), open layers, oldest first, and the uncovered quantities that wait for goods, oldest first.';

create type erp_private.langkah as (
  id bigint,
  kolam integer,
  pool_id bigint,
  dasar erp.dasar_nilai,
  qty numeric,
  nilai numeric,
  semula numeric,
  sumber boolean,
  acu_id bigint,
  acu integer,
  balas_id bigint,
  balas integer,
  balik integer,
  balik_nilai numeric,
  netral boolean,
  bawa boolean,
  pilih bigint,
  asal bigint
);
alter type erp_private.langkah owner to erp_owner;
comment on type erp_private.langkah is
  'A movement as a replay passes it (stok_steps).';

create type erp_private.ambil as (
  pemakai_id bigint,
  lapisan_id bigint,
  ke integer,
  qty numeric,
  nilai numeric
);
alter type erp_private.ambil owner to erp_owner;
comment on type erp_private.ambil is 'What a movement takes out of a layer.';

alter type erp_private.koreksi add attribute penutup_id bigint;
comment on type erp_private.koreksi is
  'A stock movement whose value changes, and by how much. penutup_id: the goods that cover it came '
  'with that movement, at another cost; the difference stands there.';

drop function erp_private.stok_replay(bigint, date, bigint);
drop function erp_private.stok_replay_rows(bigint, date, bigint);
drop function erp_private.stok_replay_mirror(jsonb, jsonb, bigint, bigint, numeric, date, bigint);
drop function erp_private.stok_value(date, erp_private.gerak[], boolean);
drop function erp_private.void_moves(bigint, boolean);
