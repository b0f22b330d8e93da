import { gunzipSync } from 'node:zlib';
import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createNonce } from '../security/security-headers';
import { createNonceDocument, NONCE_PLACE } from './nonce-document';

it('a page compressed in pieces is the page with its nonces, with any text between them (200 runs)', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', 'Ставки'.repeat(4000), '<p>odds</p>'.repeat(2000)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      const document = createNonceDocument(texts.join(NONCE_PLACE));
      for (const nonce of [createNonce(), createNonce()]) {
        const whole = texts.join(nonce);
        expect(document.withNonce(nonce)).toBe(whole);
        expect(gunzipSync(await document.gzipped(nonce)).toString()).toBe(whole);
      }
    }),
    { numRuns: runs(200) },
  );
});
