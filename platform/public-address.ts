import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 networks that are not the public internet (IANA special-purpose registry). */
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Inside of the global unicast addresses: protocols, documentation, and 6to4, which contains IPv4 addresses. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused4 = new BlockList();
for (const [network, prefix] of special4) refused4.addSubnet(network, prefix, 'ipv4');
const refused6 = new BlockList();
for (const [network, prefix] of special6) refused6.addSubnet(network, prefix, 'ipv6');
/** Everything else in IPv6 is local, reserved, or an IPv4 address in another form. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalUnicast.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
  return isIP(address) === 4 && !refused4.check(address, 'ipv4');
}

/** The host of a URL if it is an IP address, without brackets; undefined if it is a name. */
export function addressOfHost(hostname: string): string | undefined {
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(address) === 0 ? undefined : address;
}
