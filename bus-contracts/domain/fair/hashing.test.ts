import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromHex, hmacKey, hmacSha256, sha256, textBytes, toHex } from './hashing';

const repeated = (byte: string, times: number): string => byte.repeat(times);
const hexOf = (text: string): string => toHex(textBytes(text));

/** The test cases of RFC 4231; key and data in hexadecimal digits. */
const CASES = [
  [
    repeated('0b', 20),
    hexOf('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    hexOf('Jefe'),
    hexOf('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    repeated('aa', 20),
    repeated('dd', 50),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    repeated('cd', 50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [repeated('0c', 20), hexOf('Test With Truncation'), 'a3b6167473100ee06e0c796c2955552b'],
  [
    repeated('aa', 131),
    hexOf('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    repeated('aa', 131),
    hexOf(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
] as const;

describe('hashes', () => {
  it.each(CASES)('HMAC-SHA256 of RFC 4231: the key %s', async (key, data, expected) => {
    const hmac = await hmacSha256(await hmacKey(fromHex(key)), fromHex(data));
    expect(toHex(hmac).slice(0, expected.length)).toBe(expected);
  });

  it('SHA-256 of FIPS 180-2', async () => {
    expect(toHex(await sha256(textBytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

/** A test vector of Wycheproof; `bits` of the tag are sent. */
interface Vector {
  readonly id: number;
  readonly bits: number;
  readonly key: string;
  readonly msg: string;
  readonly tag: string;
  readonly isValid: boolean;
}

const VECTORS = JSON.parse(
  readFileSync(new URL('../../../tests/public-data/hmac-sha256.json', import.meta.url), 'utf8'),
) as readonly Vector[];

it('HMAC-SHA-256 agrees with every tag of a public list, and with no altered one', async () => {
  const judged = await Promise.all(
    VECTORS.map(async ({ id, bits, key, msg, tag }) => {
      const found = toHex(await hmacSha256(await hmacKey(fromHex(key)), fromHex(msg)));
      return [id, found.slice(0, bits / 4) === tag];
    }),
  );
  expect(judged).toEqual(VECTORS.map(({ id, isValid }) => [id, isValid]));
});
