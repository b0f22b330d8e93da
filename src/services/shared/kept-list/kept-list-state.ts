/** An item that the player added or removed; an object of its own for each press. */
export interface Press {
  readonly item: string;
  readonly isOn: boolean;
}

/** A list that the operator keeps for a player. `Code`: the refusals of its command. */
export interface KeptList<Code extends string> {
  /** Empty for a guest. */
  readonly player: string;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Loads that failed since the last that succeeded. */
  readonly failures: number;
  /** What the operator has, or for a guest the browser; the oldest first. */
  readonly kept: readonly string[];
  /** Presses that the operator has not answered. */
  readonly pending: readonly Press[];
  /** The last press that was refused. */
  readonly failed: { readonly press: Press; readonly code: Code } | null;
}

export type ListChange<Code extends string> =
  /** The player changed; `kept` is shown until the operator has answered. */
  | {
      readonly type: 'player-changed';
      readonly player: string;
      readonly status: 'loading' | 'ready';
      readonly kept: readonly string[];
    }
  | { readonly type: 'pressed'; readonly press: Press }
  | { readonly type: 'loaded'; readonly items: readonly string[] }
  | { readonly type: 'load-failed' }
  | { readonly type: 'saved'; readonly press: Press; readonly items: readonly string[] }
  | { readonly type: 'refused'; readonly press: Press; readonly code: Code };

/** The list of a guest who has none. */
export const NO_LIST: KeptList<never> = {
  player: '',
  status: 'ready',
  failures: 0,
  kept: [],
  pending: [],
  failed: null,
};

export function reduceList<Code extends string>(
  list: KeptList<Code>,
  change: ListChange<Code>,
): KeptList<Code> {
  switch (change.type) {
    case 'player-changed': {
      const { player, status, kept } = change;
      return { ...NO_LIST, player, status, kept };
    }
    case 'pressed':
      return { ...list, pending: [...list.pending, change.press] };
    case 'loaded':
      return { ...list, status: 'ready', failures: 0, kept: change.items };
    case 'load-failed':
      return {
        ...list,
        status: list.status === 'ready' ? 'ready' : 'failed',
        failures: list.failures + 1,
      };
    case 'saved':
      // The answer has the whole list.
      return { ...list, status: 'ready', kept: change.items, pending: without(list, change.press) };
    case 'refused':
      return {
        ...list,
        pending: without(list, change.press),
        failed: { press: change.press, code: change.code },
      };
  }
}

/** The shown items: the kept ones, with the presses that were not answered yet. */
export function shownOf({
  kept,
  pending,
}: Pick<KeptList<string>, 'kept' | 'pending'>): readonly string[] {
  return pending.reduce(pressed, kept);
}

/** A list after a press. */
export function pressed(items: readonly string[], { item, isOn }: Press): readonly string[] {
  if (!isOn) return items.filter((one) => one !== item);
  return items.includes(item) ? items : [...items, item];
}

function without({ pending }: Pick<KeptList<string>, 'pending'>, press: Press): readonly Press[] {
  return pending.filter((other) => other !== press);
}
