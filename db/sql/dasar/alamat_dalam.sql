/**
 * Whether an address is internal: this machine, its network, or one not reached from everywhere.
 */
-- The list is IANA's registries of special-purpose addresses. Of IPv6 only 2000::/3 is given out;
-- the rest carries IPv4 addresses or is reserved. An IPv4 address within IPv6 (::ffff:10.0.0.1)
-- counts as that IPv4 address. The server that calls checks the addresses that a name resolves to
-- by the same list (server/base/webhook_address.ts).
create or replace function erp_private.alamat_dalam(alamat inet)
returns boolean language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_dalam constant inet :=
    coalesce(substring(host(alamat) from '^::ffff:([0-9]+[.][0-9.]+)$')::inet, alamat);
begin
  if family(v_dalam) = 4 then
    return v_dalam <<= any ('{0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,
      172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,192.31.196.0/24,192.52.193.0/24,192.88.99.0/24,
      192.168.0.0/16,192.175.48.0/24,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,
      240.0.0.0/4,168.63.129.16}'::inet[]);
  end if;
  return not v_dalam <<= '2000::/3' or v_dalam <<= any (
    '{2001::/23,2001:db8::/32,2002::/16,2620:4f:8000::/48,3fff::/20}'::inet[]
  );
end
$$;
