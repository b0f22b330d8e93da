import type { CouponSettings } from '@grandstand/bus-contracts/shell';

/** The settings after a change: some of them exclude each other. */
export function changed(
  settings: CouponSettings,
  changes: Partial<CouponSettings>,
): CouponSettings {
  const next = { ...settings, ...changes };
  // Dropping a bet with the score needs an exact coefficient: without one it is off.
  const isDropOff = changes.exactCoef === 0;
  const isDropOn = next.isDropOnScoreChange && !isDropOff;
  // One click can't wait for a score: of the two the one turned on last stays, and dropping wins a tie.
  const isOneClickNew = changes.isActiveOneClick === true && changes.isDropOnScoreChange !== true;
  return {
    ...next,
    isDropOnScoreChange: isDropOn && !isOneClickNew,
    isActiveOneClick: next.isActiveOneClick && (isOneClickNew || !isDropOn),
  };
}

/** Whether this change turns one-click betting on. */
export function turnsOneClickOn(settings: CouponSettings, next: CouponSettings): boolean {
  return next.isActiveOneClick && !settings.isActiveOneClick;
}
