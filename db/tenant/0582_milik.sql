-- Walls are made anew after a step: with this one that of own documents stands in every tenant.
select;
