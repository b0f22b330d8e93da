import type { Clock } from '@grandstand/bus-contracts';
import { Observable } from 'rxjs';
import type { KeyValueStore } from '../../../ports';
import { emptyDraft } from '../draft/draft';
import type { Draft, DraftBet } from '../draft/draft';
import { BET_PREFIX, COUPON_KEY } from './keys';
import {
  decidedOf,
  parseSavedBet,
  parseSavedCoupon,
  withBets,
  writeBet,
  writeCoupon,
  writeTombstone,
} from './saved-shapes';

/** A removal is stored for a day: longer than any tab keeps a bet whose removal it has missed. */
const TOMBSTONE_MS = 24 * 60 * 60 * 1000;

/** A bet as this tab last read or wrote it. */
interface Kept {
  readonly raw: string;
  /** The player's decisions about the bet: a tab that wrote only new prices would undo a later edit of another tab. */
  readonly decided: string;
  /** The operator has described it since. */
  isDescribed: boolean;
}

/** An edit of the coupon in another tab. */
export type ForeignEdit =
  | { readonly kind: 'bet'; readonly entry: DraftBet }
  | { readonly kind: 'removed'; readonly marketId: string }
  | { readonly kind: 'terms'; readonly terms: Terms };

type Terms = Omit<Draft, 'bets'>;

export interface SavedCoupon {
  load(): Draft;
  /** Writes this tab's changes since its last read or write; false if a write failed. */
  save(draft: Draft): boolean;
  readonly edits$: Observable<ForeignEdit>;
  /** The edits of other tabs whose messages this one missed or has not received yet. */
  missed(): ForeignEdit[];
}

/** The coupon's copy in the browser's storage; malformed data still gives a consistent coupon. */
export function createSavedCoupon(store: KeyValueStore, clock: Clock): SavedCoupon {
  /** Only these bets may this tab overwrite or mark as removed. */
  const kept = new Map<string, Kept>();
  /** The coupon's text as this tab last read or wrote it: a mirror of storage, no part of the coupon's state. */
  let keptCoupon: string | null = null;

  /** All was cleared: the next save writes the whole coupon again. */
  const forgetKept = (): void => {
    kept.clear();
    keptCoupon = null;
  };

  const loadBets = (): DraftBet[] | null => {
    const keys = store.keys().filter((key) => key.startsWith(BET_PREFIX));
    const entries: DraftBet[] = [];
    for (const key of keys) {
      const raw = store.get(key);
      if (raw === null) continue;
      const marketId = key.slice(BET_PREFIX.length);
      const saved = parseSavedBet(marketId, raw);
      if (saved.kind === 'bet') {
        kept.set(marketId, { raw, decided: decidedOf(saved.entry), isDescribed: false });
        entries.push(saved.entry);
      } else if (saved.kind === 'broken' || Math.abs(clock.now() - saved.at) > TOMBSTONE_MS) {
        store.remove(key);
      }
    }
    return keys.length === 0 ? null : entries;
  };

  /** The edit in a key that this tab has not read yet. */
  const editOf = (key: string): ForeignEdit[] => {
    const raw = store.get(key);
    if (key === COUPON_KEY) {
      if (raw === keptCoupon) return [];
      keptCoupon = raw;
      const whole = parseSavedCoupon(raw);
      return whole ? [{ kind: 'terms', terms: termsOf(whole) }] : [];
    }
    if (!key.startsWith(BET_PREFIX) || raw === null) return [];
    const marketId = key.slice(BET_PREFIX.length);
    if (kept.get(marketId)?.raw === raw) return [];
    const saved = parseSavedBet(marketId, raw);
    if (saved.kind === 'broken') return [];
    if (saved.kind === 'removed') {
      return kept.delete(marketId) ? [{ kind: 'removed', marketId }] : [];
    }
    kept.set(marketId, { raw, decided: decidedOf(saved.entry), isDescribed: false });
    return [{ kind: 'bet', entry: saved.entry }];
  };

  return {
    load: () => {
      keptCoupon = store.get(COUPON_KEY);
      const whole = parseSavedCoupon(keptCoupon);
      const bets = loadBets();
      if (bets === null) return whole ?? emptyDraft;
      if (whole === null) return bets.length === 0 ? emptyDraft : withBets(emptyDraft, bets);
      const draft = withBets(whole, bets);
      // With bets of another tab it is no longer that accumulator.
      return hasSameBets(draft, whole) ? draft : { ...draft, expressId: null };
    },

    save: (draft) => {
      // The store was cleared under this page, which is no event in the tab that did it.
      if (keptCoupon !== null && store.get(COUPON_KEY) === null) forgetKept();
      let isKept = true;
      const present = new Set<string>();
      for (const entry of draft.bets) {
        const { id } = entry.bet.market;
        present.add(id);
        const decided = decidedOf(entry);
        const stored = kept.get(id);
        const isDescribed = entry.bet.isConfirmed;
        if (stored?.decided === decided && (stored.isDescribed || !isDescribed)) continue;
        const raw = writeBet(entry);
        // A change of names alone is not written over another tab's later edit.
        const isNews = stored?.decided !== decided || store.get(BET_PREFIX + id) === stored.raw;
        if (raw === stored?.raw || !isNews) stored.isDescribed = true;
        else if (store.set(BET_PREFIX + id, raw)) kept.set(id, { raw, decided, isDescribed });
        else isKept = false;
      }
      for (const id of kept.keys()) {
        if (present.has(id)) continue;
        if (store.set(BET_PREFIX + id, writeTombstone(clock.now()))) kept.delete(id);
        else isKept = false;
      }
      const whole = writeCoupon(draft);
      if (whole !== keptCoupon) {
        if (store.set(COUPON_KEY, whole)) keptCoupon = whole;
        else isKept = false;
      }
      return isKept;
    },

    missed: () => {
      const bets = store.keys().filter((key) => key.startsWith(BET_PREFIX));
      // As stored: the type depends on the present bets.
      return [...bets, COUPON_KEY].flatMap(editOf);
    },

    edits$: new Observable((subscriber) =>
      store.changes$.subscribe((key) => {
        if (key === null) {
          forgetKept();
          return;
        }
        for (const edit of editOf(key)) subscriber.next(edit);
      }),
    ),
  };
}

/** Everything but the bets, which have keys of their own. */
function termsOf({ bets: _bets, ...terms }: Draft): Terms {
  return terms;
}

function hasSameBets(a: Draft, b: Draft): boolean {
  const ids = new Set(a.bets.map(({ bet }) => bet.market.id));
  return ids.size === b.bets.length && b.bets.every(({ bet }) => ids.has(bet.market.id));
}
