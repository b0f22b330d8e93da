import { BlockList, isIP } from 'node:net';
import { networkOf } from '../../platform/counts/network-of';

/** Addresses that say nothing about a visitor: of this machine, of private networks, and of carriers that share them. */
const SHARED = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  SHARED.addSubnet(network, bits, 'ipv4');
}
SHARED.addAddress('::1', 'ipv6');
SHARED.addSubnet('fc00::', 7, 'ipv6');
SHARED.addSubnet('fe80::', 10, 'ipv6');

/** The addresses around one, which a household or its street has: "203.0.113.0/24"; null: it says nothing. */
export function networkFamily(address: string | undefined): string | null {
  // An IPv4 address may come in the form of IPv6.
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0 || SHARED.check(plain, version === 4 ? 'ipv4' : 'ipv6')) return null;
  if (version === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return `${networkOf(plain).split(':').slice(0, 3).join(':')}::/48`;
}
