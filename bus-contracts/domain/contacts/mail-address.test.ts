import { expect, it } from 'vitest';
import { mailAddress } from './mail-address';

it.each([
  ['ann@example.com', 'ann@example.com'],
  [' Ann@Example.COM ', 'ann@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['ann+bets@example.co.uk', 'ann+bets@example.co.uk'],
  ['user@xn--80ak6aa92e.xn--p1ai', 'user@xn--80ak6aa92e.xn--p1ai'],
  ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
  ['user@ПРИМЕР.УКР', 'user@xn--e1afmkfd.xn--j1amh'],
  ['user@мысал.қаз', 'user@xn--80awbu3c.xn--80ao21a'],
  ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
  ['\u202Aann@example.com\u202C', 'ann@example.com'],
  ['ａｎｎ＠example.com', 'ann@example.com'],
  ['a@b-c.museum', 'a@b-c.museum'],
  ['x_{|}~!#$%&*/=?^`@example.org', 'x_{|}~!#$%&*/=?^`@example.org'],
])('%j is the address %s', (text, address) => {
  expect(mailAddress(text)).toBe(address);
});

it('is one form: an address in it is itself', () => {
  for (const text of ['user@пример.рф', "O'Brien@example.com", 'почта@пример.рф']) {
    const address = mailAddress(text) ?? '';
    expect(mailAddress(address)).toBe(address);
  }
});

it.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@mail',
  'ann@@example.com',
  'a nn@example.com',
  'ann@exa mple.com',
  '.ann@example.com',
  'ann.@example.com',
  'a..nn@example.com',
  'ann@example..com',
  'ann@.com',
  'ann@example.c',
  'ann@127.0.0.1',
  'ann@[127.0.0.1]',
  'ann@example.com:25',
  'ann@example.com/x',
  'ann@evil.com#@example.com:80',
  'ann@-example.com',
  'ann@example.com\r\nBcc: b@example.com',
  '"ann"@example.com',
  'ann<b@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a.'.repeat(130)}com`,
])('%j is no address', (text) => {
  expect(mailAddress(text)).toBeUndefined();
});
