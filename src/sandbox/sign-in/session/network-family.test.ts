import { expect, test } from 'vitest';
import { networkFamily } from './network-family';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:12:3400::5', '2001:db8:12::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['::1', null],
  ['192.168.1.20', null],
  ['fe80::1%eth0', null],
  ['not an address', null],
  [undefined, null],
])('the family of %s is %s', (address, family) => {
  expect(networkFamily(address)).toBe(family);
});
