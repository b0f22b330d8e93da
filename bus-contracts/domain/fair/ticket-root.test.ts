import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index';
import { isTicketIn, ticketProof, ticketRoot } from './ticket-root';

/** The leaves of the reference tests of Certificate Transparency, and the root of the first 1 to 8. */
const LEAVES = ['', '\u0000', '\u0010', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const lists = fc.array(fc.string({ maxLength: 12 }), { minLength: 1, maxLength: 40 });

describe('the root of tickets', () => {
  it('is that of RFC 6962', async () => {
    expect(await ticketRoot([])).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    const roots = ROOTS.map(async (_, place) => ticketRoot(LEAVES.slice(0, place + 1)));
    expect(await Promise.all(roots)).toEqual(ROOTS);
  });

  it('P112 proves each ticket that was sold', async () => {
    await fc.assert(
      fc.asyncProperty(lists, fc.nat(), async (tickets, at) => {
        const index = at % tickets.length;
        const proof = await ticketProof(tickets, index);
        expect(await isTicketIn(tickets[index]!, proof, await ticketRoot(tickets))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('P112 proves no other ticket, no other place and no other root', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 40 }),
        fc.nat(),
        async (tickets, at) => {
          const index = at % tickets.length;
          const other = (index + 1) % tickets.length;
          const proof = await ticketProof(tickets, index);
          const root = await ticketRoot(tickets);
          expect(await isTicketIn(tickets[other]!, proof, root)).toBe(false);
          expect(await isTicketIn(tickets[index]!, { ...proof, index: other }, root)).toBe(false);
          expect(
            await isTicketIn(tickets[index]!, proof, await ticketRoot([...tickets, 'x'])),
          ).toBe(false);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('refuses proofs of no form', async () => {
    const root = await ticketRoot(['a', 'b']);
    const proof = await ticketProof(['a', 'b'], 0);
    for (const wrong of [
      { ...proof, index: -1 },
      { ...proof, index: 0.5 },
      { ...proof, count: Infinity },
      { ...proof, count: 1 },
      { ...proof, beside: [] },
      { ...proof, beside: ['?'] },
    ]) {
      expect(await isTicketIn('a', wrong, root), JSON.stringify(wrong)).toBe(false);
    }
    await expect(ticketProof(['a'], 1)).rejects.toThrow(RangeError);
  });
});
