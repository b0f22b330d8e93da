import * as v from 'valibot';
import { purchaseOrderSchema } from '../../../api/endpoints/money/purchases';
import type { KeyValueStore } from '../../ports';

/** The prefix of the key of each purchase that was sent and has no known outcome yet. */
const PREFIX = 'purchase.intent.';
const MAX_INTENT_LENGTH = 50_000;

const intentSchema = v.object({
  userId: v.string(),
  title: v.string(),
  order: purchaseOrderSchema,
});

/** A purchase that left, or is about to leave, for the operator. */
export type Intent = v.InferOutput<typeof intentSchema>;

/** Keeps purchases from before the send until their outcome is known, through reloads as well. */
export interface Intents {
  /** The stored ones of a player; drops all others. */
  ofPlayer(userId: string): readonly Intent[];
  put(intent: Intent): void;
  /** False where another tab has removed it. */
  remove(refId: string): boolean;
}

export function createIntents(store: KeyValueStore): Intents {
  /** Those that could not be stored are known to this page alone. */
  const unstored = new Set<string>();
  return {
    ofPlayer(userId) {
      const own: Intent[] = [];
      for (const key of store.keys().filter((each) => each.startsWith(PREFIX))) {
        const intent = parseIntent(store.get(key));
        if (intent && userId !== '' && intent.userId === userId) own.push(intent);
        else store.remove(key);
      }
      return own;
    },
    put(intent) {
      const { refId } = intent.order;
      if (!store.set(PREFIX + refId, JSON.stringify(intent))) unstored.add(refId);
    },
    remove(refId) {
      const key = PREFIX + refId;
      const isHere = store.get(key) !== null || unstored.has(refId);
      unstored.delete(refId);
      store.remove(key);
      return isHere;
    },
  };
}

function parseIntent(raw: string | null): Intent | null {
  if (raw === null || raw.length > MAX_INTENT_LENGTH) return null;
  try {
    const parsed = v.safeParse(intentSchema, JSON.parse(raw));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
