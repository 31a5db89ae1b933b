-- Walls are made anew after a step: with this one reports read which postings came after a moment,
-- whoever asks.
select;
