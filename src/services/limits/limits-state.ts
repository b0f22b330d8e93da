import type { SiteConfig } from '@grandstand/bus-contracts';
import { LIMIT } from '@grandstand/bus-contracts/player';
import type { AvailableLimit, Limit, LimitsState } from '@grandstand/bus-contracts/player';
import { holding, waiting } from './limit-moments';
import { sectionsOf } from './sections';

/** What the operator said last. */
export interface Known {
  readonly entries: readonly Limit[];
  readonly available: readonly Omit<AvailableLimit, 'isCustomAllowed'>[];
  readonly reasons: LimitsState['selfExcludeReasons'];
  readonly iso: string;
  readonly scale: number;
}

export const UNKNOWN: Known = { entries: [], available: [], reasons: [], iso: '', scale: 2 };

/** What is said where nobody is signed in. */
export const NO_LIMITS: LimitsState = {
  status: 'none',
  limits: [],
  pending: [],
  available: [],
  selfExcludeReasons: [],
  sections: [],
  iso: '',
  scale: 2,
};

export interface LimitsFacts {
  readonly status: LimitsState['status'];
  readonly known: Known;
  readonly config: SiteConfig['limits'];
  /** By the operator's clock. */
  readonly now: number;
}

/** What a player is shown of what the operator said, on this site and at this moment. */
export function limitsStateOf({ status, known, config, now }: LimitsFacts): LimitsState {
  const { entries, reasons, iso, scale } = known;
  const { customTypes = [], isLockedTogether = false } = config ?? {};
  const limits = holding(entries);
  const pending = waiting(entries, iso, now);
  const available = known.available.map((one): AvailableLimit => ({
    ...one,
    isCustomAllowed: customTypes.includes(one.type),
  }));
  const sections = sectionsOf({ limits, pending, available, isLockedTogether });
  return { status, limits, pending, available, selfExcludeReasons: reasons, sections, iso, scale };
}

/** The limits of money that hold, to be told from others. */
export function heldAmounts(entries: readonly Limit[]): string {
  const amounts = holding(entries).filter(({ measure }) => measure === 'money');
  return amounts.map(({ limitType, limitValue }) => `${limitType}:${limitValue}`).join(' ');
}

/** Whether a self-exclusion holds. */
export function isExcluded(entries: readonly Limit[]): boolean {
  return entries.some(
    ({ limitType, limitState }) => limitType === LIMIT.selfExclusion && limitState === 'ACTIVE',
  );
}
