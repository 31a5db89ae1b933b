-- Walls are made anew after a step: with this one that of cost stands in every tenant.
select;
