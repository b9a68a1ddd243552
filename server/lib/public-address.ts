import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/*
 * Which addresses are of the public internet, after the registries of special-purpose addresses of the IANA. A server
 * that fetches what somebody names must not reach its own machine or network for them. Networks that this machine is in
 * do not count either, global as their addresses may be. Others of its operator with global addresses cannot be told
 * from those of strangers: a firewall keeps the server out of them.
 */

const special = new BlockList();
for (const [net, prefix] of [
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
] as const)
  special.addSubnet(net, prefix, 'ipv4');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
// Within the global ones: protocols, among them tunnels that carry other addresses, and documentation.
const special6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, prefix, 'ipv6');

type Interfaces = Record<string, readonly { cidr: string | null }[] | undefined>;

/** Whether an IP address is of the public internet. */
export function isPublicAddress(address: string, interfaces: Interfaces = networkInterfaces()): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (ownNetworks(interfaces).check(address, family)) return false;
  if (family === 'ipv6') return global.check(address, 'ipv6') && !special6.check(address, 'ipv6');
  return !special.check(address, family);
}

/** Looked up each time: networks come and go while a server runs. */
function ownNetworks(interfaces: Interfaces): BlockList {
  const own = new BlockList();
  for (const { cidr } of Object.values(interfaces).flatMap((addresses) => addresses ?? [])) {
    const [net = '', prefix = ''] = cidr?.split('/') ?? [];
    if (prefix !== '') own.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return own;
}
