import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { resolve } from '../rules';

const CREATE = '/en/office/payment/create-request';
const AREAS = ['sports', 'office', 'payments', 'profile', 'support', 'auth', 'technical-pages'];

async function targetOf(path: string, more: object = {}): Promise<string | null> {
  const resolved = await resolve(`/en${path}`, {
    language: 'en',
    allowed: LANGUAGES,
    areas: AREAS,
    session: 'player',
    terms: 'unchanged',
    ...more,
  });
  return resolved.kind === 'redirect' ? resolved.to : null;
}

describe('the flag of the payment consultant', () => {
  it.each([
    '/office/recharge',
    '/office/deduce',
    '/office/historypay',
    '/office/account',
    '/line',
    '',
  ])('PAY-02 opens the consultant from %s', async (path) => {
    expect(await targetOf(`${path}?x=1&payment_consultant=1`)).toBe(
      `${CREATE}?payment_consultant=1`,
    );
  });

  it('PAY-02 opens it about the payment that the page is about', async () => {
    const query = '?payment=p%2F..%2F1&payment_consultant=1';
    expect(await targetOf(`/onpay/pending${query}`)).toBe(
      `${CREATE}/deposit/transactions/p%2F..%2F1`,
    );
    expect(await targetOf(`/onpay/withdraw/pending?payment=w-1&payment_consultant=1`)).toBe(
      `${CREATE}/withdrawal/transactions/w-1`,
    );
    expect(await targetOf('/onpay/pending?payment_consultant=1')).toBe(
      `${CREATE}?payment_consultant=1`,
    );
  });

  it.each(['', '?payment_consultant', '?payment_consultant=0', '?payment_consultant=11'])(
    'PAY-02 opens nothing with another value: “%s”',
    async (query) => {
      expect(await targetOf(`/office/deduce${query}`)).toBeNull();
    },
  );

  it('leaves the page of the consultant as it is, and asks a guest to sign in there', async () => {
    const path = '/office/payment/create-request?payment_consultant=1';
    expect(await targetOf(path)).toBeNull();
    expect(
      (
        await resolve(`/en${path}`, {
          language: 'en',
          allowed: LANGUAGES,
          areas: AREAS,
          session: 'guest',
        })
      ).kind,
    ).toBe('sign-in');
  });

  it('leads nobody away from a mailed link, or from a page of blocked visitors', async () => {
    expect(await targetOf('/user/accountverify?payment_consultant=1')).toBeNull();
    expect(await targetOf('/block?payment_consultant=1')).toBeNull();
  });

  it('does nothing for a banned player, and without the area of support', async () => {
    const path = '/office/account?payment_consultant=1';
    expect(await targetOf(path, { ban: { level: 45, version: 1 } })).toBeNull();
    expect(await targetOf(path, { areas: AREAS.filter((area) => area !== 'support') })).toBeNull();
  });

  it('comes after changed terms', async () => {
    const target = await targetOf('/office/deduce?payment_consultant=1', { terms: 'changed' });
    expect(target).toMatch(/^\/en\/confirm-terms\?/);
  });
});
