import { MARKET_GROUPS, type MarketGroup } from '@grandstand/bus-contracts/domain';

/** How the player has arranged the groups of markets, on every match's page. */
export interface GroupChoices {
  /** Shown before the others, the first pinned first. */
  readonly pinned: readonly MarketGroup[];
  readonly folded: readonly MarketGroup[];
  /** The types of the markets whose other lines are shown. */
  readonly opened: readonly number[];
}

export const NO_CHOICES: GroupChoices = { pinned: [], folded: [], opened: [] };

export function toggled<What extends keyof GroupChoices>(
  choices: GroupChoices,
  what: What,
  one: GroupChoices[What][number],
): GroupChoices {
  const before: readonly (MarketGroup | number)[] = choices[what];
  const after = before.includes(one) ? before.filter((other) => other !== one) : [...before, one];
  return { ...choices, [what]: after };
}

/** The groups with the pinned ones first. */
export function inChosenOrder(
  groups: readonly MarketGroup[],
  { pinned }: GroupChoices,
): readonly MarketGroup[] {
  const first = pinned.filter((group) => groups.includes(group));
  return [...first, ...groups.filter((group) => !first.includes(group))];
}

/** The stored choices, without those that are no group. */
export function choicesOf(text: string | null): GroupChoices {
  const groups = (value: unknown): MarketGroup[] =>
    Array.isArray(value) ? MARKET_GROUPS.filter((group) => value.includes(group)) : [];
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof GroupChoices, unknown>> | null;
    // Pinned ones keep the order in which they were pinned.
    const order: readonly unknown[] = Array.isArray(stored?.pinned) ? stored.pinned : [];
    const pinned = groups(stored?.pinned).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    const opened = Array.isArray(stored?.opened) ? stored.opened : [];
    return {
      pinned,
      folded: groups(stored?.folded),
      opened: opened.filter((type) => typeof type === 'number'),
    };
  } catch {
    return NO_CHOICES;
  }
}
