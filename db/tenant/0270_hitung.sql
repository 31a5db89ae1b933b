-- Every second number is left free, so that a count that is posted late finds a place between two
-- documents in the order of movements.
alter sequence mutasi_urut increment by 2;

-- When the lines of a working draft that confirms a state were written: that counts, not when it is
-- sent.
alter table draft add column dilihat jsonb;
