-- What scopes are made of: rights and their actions as rights.json says them, which `apply` puts in
-- the place of the line in braces.

delete from erp_private.cakupan;

-- {cakupan}
