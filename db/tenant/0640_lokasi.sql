-- Walls are made anew after a step: with this one that of places stands in every tenant.
select;
