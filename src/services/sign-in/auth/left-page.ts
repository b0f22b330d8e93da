import * as v from 'valibot';
import type { KeyValueStore } from '../../ports';
import { SOCIAL_KEY } from './storage-key';

/** What a guest has chosen in the form of the registration, which they find there when they return. */
const draft = v.object({
  countryId: v.optional(v.number()),
  currencyId: v.optional(v.number()),
  refCode: v.optional(v.string()),
});
/** What the tab keeps while the next page is to ask what a sign-in through a network has come to. */
const leftSchema = v.object({ isRegistering: v.boolean(), draft });
export type LeftPage = v.InferOutput<typeof leftSchema>;

export function keepLeftPage(tabStore: KeyValueStore, left: LeftPage): void {
  tabStore.set(SOCIAL_KEY, JSON.stringify(left));
}

/** Returns once what was kept; null: the tab has not been left for a sign-in. */
export function takeLeftPage(tabStore: KeyValueStore): LeftPage | null {
  const kept = tabStore.get(SOCIAL_KEY);
  if (kept === null) return null;
  tabStore.remove(SOCIAL_KEY);
  try {
    const left = v.safeParse(leftSchema, JSON.parse(kept));
    if (left.success) return left.output;
  } catch {
    // Not what this page has kept.
  }
  return { isRegistering: false, draft: {} };
}
