const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Addresses of one's own machine, one's own house, and all else that is no public address. */
export const INSIDE = wordsOf(`
  127.0.0.1 10.1.2.3 169.254.169.254 172.31.255.255 100.64.0.1 0.0.0.0 :: ::1 ::ffff:127.0.0.1
  ::ffff:a00:1 64:ff9b::a00:1 2002:a00:1:: fe80::1%eth0 fd00::1 168.63.129.16 100.100.100.200
  192.0.0.192 192.31.196.1 255.255.255.255 239.1.1.1 ::127.0.0.1 ::ffff:0:127.0.0.1
  ::ffff:0:8.8.8.8 0:0:0:0:0:ffff:7f00:1 ::ffff:168.63.129.16 64:ff9b::8.8.8.8
  64:ff9b:1::a00:1 100::1 100:0:0:1::1 2001::a00:1 2001:20::1 2001:db8::1 2620:4f:8000::1
  3fff::1 5f00::1 fd00:ec2::254 fec0::1 ff02::1`);
/** Public ones, and one that the tests allow. */
export const OUTSIDE = wordsOf(`
  168.63.129.17 2400:cb00::1 172.32.0.1 8.8.8.8 2606:4700::1111 ::ffff:8.8.8.8 192.168.7.9`);
