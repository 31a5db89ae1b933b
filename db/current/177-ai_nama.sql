-- It is asked with the text now, so that an index answers.
drop function if exists erp_private.ai_nama(text, int4range);
