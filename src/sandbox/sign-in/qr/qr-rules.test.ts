import { describe, expect, test } from 'vitest';
import { nextStepAt, QrSecrets, readCode, shownNetwork, stepAt } from './qr-rules';

const secrets = new QrSecrets(new Uint8Array(32));

describe('the network that a player is shown', () => {
  test.each([
    ['203.0.113.7', '203.0.113.···'],
    ['2001:db8:1:2', '2001:db8:1:2'],
    ['0:0:0:0', ''],
    ['', ''],
  ])('of %s is %s', (network, shown) => {
    expect(shownNetwork(network)).toBe(shown);
  });
});

describe('a QR code', () => {
  test('is known by its step, up to the present one', () => {
    const code = readCode(secrets.codeOf('flow', 2));
    expect(secrets.stepOf(code, 3)).toBe(2);
    expect(secrets.stepOf(code, 1)).toBeUndefined();
    expect(secrets.stepOf({ ...code, flow: 'other' }, 3)).toBeUndefined();
  });

  test('of another key is unknown', () => {
    const code = readCode(new QrSecrets(new Uint8Array(32).fill(1)).codeOf('flow', 0));
    expect(secrets.stepOf(code, 0)).toBeUndefined();
  });

  test('changes every 30 s', () => {
    expect([0, 29_999, 30_000, 119_999].map((ms) => stepAt(1000, 1000 + ms))).toEqual([0, 0, 1, 3]);
    expect(nextStepAt(1000, 31_000)).toBe(61_000);
  });

  test('has two digits of its flow, none of which begins with 0', () => {
    const digits = Array.from({ length: 200 }, (_, flow) => secrets.digitsOf(String(flow)));
    for (const each of digits) expect(each).toMatch(/^[1-9]\d$/);
    expect(new Set(digits).size).toBeGreaterThan(60);
  });
});
