import { sessionState } from '@grandstand/bus-contracts';
import type { Handle } from '@grandstand/bus-contracts';
import type { Draft, Way } from './draft';

/** What a guest has filled in, without the password, and without statements that they make anew. */
export type KeptDraft = Omit<Draft, 'password' | 'isOfAge' | 'isTermsAgreed'> & {
  readonly way: Way;
};

interface Keeper {
  kept: KeptDraft | undefined;
}

/** By the bus of the page: in memory alone, so that it ends with the page. */
const keepers = new WeakMap<Handle, Keeper>();

/** What was filled in when the dialog was last closed; undefined: nothing. */
export function keptDraft(bus: Handle): KeptDraft | undefined {
  return keepers.get(bus)?.kept;
}

/** Keeps what is filled in until somebody signs in: the next guest of this page may be another person. */
export function keepDraft(bus: Handle, draft: Draft, way: Way): void {
  const { password: _password, isOfAge: _isOfAge, isTermsAgreed: _agreed, ...kept } = draft;
  keeperOf(bus).kept = { ...kept, way };
}

function keeperOf(bus: Handle): Keeper {
  const known = keepers.get(bus);
  if (known) return known;
  const keeper: Keeper = { kept: undefined };
  keepers.set(bus, keeper);
  bus.on(sessionState, ({ status }) => {
    if (status === 'player') keeper.kept = undefined;
  });
  return keeper;
}
