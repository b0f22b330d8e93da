import { choicesOf, NO_CHOICES, toggled, type GroupChoices } from './group-choices';

const KEY = 'sports.marketGroups';

export interface StoredChoices {
  readonly get: () => GroupChoices;
  readonly on: (listener: () => void) => () => void;
  readonly toggle: <What extends keyof GroupChoices>(
    what: What,
    one: GroupChoices[What][number],
  ) => void;
}

/** The player's choices in the browser's storage; where that is closed, they last as long as the page. */
export function createStoredChoices(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): StoredChoices {
  const listeners = new Set<() => void>();
  let choices: GroupChoices | undefined;
  const read = (): GroupChoices => {
    try {
      return choicesOf(storage().getItem(KEY));
    } catch {
      return NO_CHOICES;
    }
  };
  const get = (): GroupChoices => (choices ??= read());
  return {
    get,
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(what, one) {
      choices = toggled(get(), what, one);
      try {
        storage().setItem(KEY, JSON.stringify(choices));
      } catch {
        // Full or closed: the choice lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
  };
}

/** Those of this browser. */
export const storedChoices = createStoredChoices(() => localStorage);
