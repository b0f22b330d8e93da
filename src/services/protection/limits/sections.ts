import { isExclusion, LIMIT, limitTypesOf } from '@grandstand/bus-contracts/player';
import type {
  AvailableLimit,
  Limit,
  LimitSection,
  LimitType,
  PendingLimit,
} from '@grandstand/bus-contracts/player';

export interface SectionFacts {
  /** The limits in force, one entry per type. */
  readonly limits: readonly Limit[];
  readonly pending: readonly PendingLimit[];
  readonly available: readonly AvailableLimit[];
  /** Site config: deposit, wagering and loss are disabled together. */
  readonly isLockedTogether: boolean;
}

const SECTIONS: readonly (readonly [LimitSection['id'], readonly LimitType[]])[] = [
  ['deposit', limitTypesOf('deposit')],
  ['wagering', limitTypesOf('wagering')],
  ['loss', limitTypesOf('loss')],
  ['session', [LIMIT.session, LIMIT.realityCheck]],
  ['self-exclusion', [LIMIT.selfExclusion]],
  ['extra', [LIMIT.timeout, LIMIT.special]],
];
const LOCKED_TOGETHER: readonly LimitSection['id'][] = ['deposit', 'wagering', 'loss'];

/** The limits as a player sees them, and which of them can be changed. */
export function sectionsOf(facts: SectionFacts): LimitSection[] {
  const { limits, pending, available, isLockedTogether } = facts;
  const isActive = (type: LimitType): boolean =>
    limits.some(({ limitType, limitState }) => limitType === type && limitState === 'ACTIVE');
  // Nobody takes back that an exclusion is over.
  const isWaiting = (type: LimitType): boolean =>
    pending.some(
      ({ limitType, needApprove }) =>
        limitType === type && !(isExclusion(limitType) && needApprove),
    );
  const isOffered = (type: LimitType): boolean =>
    available.some(
      (one) => one.type === type && (one.isCustomAllowed || one.availableValues.length > 0),
    );

  const fieldOf = (limitType: LimitType): LimitSection['fields'][number] => ({
    limitType,
    // The special one is the operator's own.
    isDisabled: limitType === LIMIT.special || !isOffered(limitType),
    isCancellable:
      limitType !== LIMIT.special &&
      (isActive(limitType) ? !isExclusion(limitType) : isWaiting(limitType)),
  });
  const isAnyLocked = SECTIONS.some(
    ([id, types]) => LOCKED_TOGETHER.includes(id) && types.some((type) => fieldOf(type).isDisabled),
  );

  return SECTIONS.map(([id, types]): LimitSection => {
    const fields = types.map(fieldOf);
    const isExtraLocked =
      id === 'extra' && (isActive(LIMIT.special) || isActive(LIMIT.selfExclusion));
    const isLocked = isLockedTogether && isAnyLocked && LOCKED_TOGETHER.includes(id);
    const isDisabled = isExtraLocked || isLocked || fields.every((field) => field.isDisabled);
    return {
      id,
      fields: isDisabled ? fields.map((field) => ({ ...field, isDisabled: true })) : fields,
      warning: warningOf(id),
      isDisabled,
    };
  });

  function warningOf(id: LimitSection['id']): LimitSection['warning'] {
    if (id === 'self-exclusion' && isWaiting(LIMIT.selfExclusion)) return 'self-exclusion-to-come';
    return id === 'extra' && isActive(LIMIT.special) ? 'special-active' : null;
  }
}
