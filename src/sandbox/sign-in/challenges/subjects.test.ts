import { expect, test } from 'vitest';
import { mailSubject, phoneSubject } from './subjects';

test.each([
  ['KZ', '(701) 234-41-22', '+77012344122', '+7 ··· 41 22', '+77012'],
  ['KZ', '+7 701 234 41 22', '+77012344122', '+7 ··· 41 22', '+77012'],
  ['DE', '151 12345678', '+4915112345678', '+49 ··· 56 78', '+491511'],
  ['AZ', '501234567', '+994501234567', '+994 ··· 45 67', '+9945012'],
])('%s %s is a phone number', (country, text, value, masked, prefix) => {
  expect(phoneSubject(country, text)).toEqual({ kind: 'phone', value, masked, prefix });
});

test.each([
  ['KZ', '701234412'],
  ['KZ', '70123441222'],
  ['KZ', '+994501234567'],
  ['KZ', '701234412x'],
  ['KZ', ''],
  ['XX', '7012344122'],
  ['__proto__', '7012344122'],
])('%s "%s" is none', (country, text) => {
  expect(phoneSubject(country, text)).toBeUndefined();
});

test('a mail address is the same in capitals, and shown without most of its name', () => {
  const subject = {
    kind: 'email',
    value: 'demo@example.com',
    masked: 'd···@example.com',
    prefix: '',
  };
  expect(mailSubject(' Demo@Example.com ')).toEqual(subject);
});
