import { isIPv6 } from 'node:net';

/** The first half of an IPv6 address: a household has one IPv4 address, but 2^64 IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const groups = [...(first ?? []), ...zeros(8 - (first?.length ?? 0) - (last?.length ?? 0))];
  return [...groups, ...(last ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '0');
}
