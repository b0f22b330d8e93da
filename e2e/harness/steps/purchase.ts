import type { Page } from 'playwright/test';
import type { MadeOffer } from '../sandbox';

/** Proposes two lines of an offer as an area does; what became of it is `page.fate`. */
export async function propose(page: Page, { ref }: MadeOffer, refId: string): Promise<void> {
  await page.evaluate(
    ([offer, id]) => {
      const wish = {
        kind: 'lotto',
        ref: offer,
        lines: ['3 17 21', '1 X 2'],
        amount: 500,
        refId: id,
      };
      Object.assign(globalThis, { fate: null });
      const keep = (fate: unknown): object => Object.assign(globalThis, { fate });
      globalThis.grandstand?.bus
        .send('purchase.propose', wish, { deadline: 1_000_000 })
        .then(keep, (error: { code: string }) => keep(error.code));
    },
    [ref, refId] as const,
  );
}
