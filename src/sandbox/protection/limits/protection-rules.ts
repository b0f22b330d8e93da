import { DAY } from './limit-types';
import type { YearDays } from './limit-types';

/** The operator's rules for limits; QA may change them. */
export interface ProtectionRules {
  /** Milliseconds that a less strict limit waits before it can be approved. */
  waitMs: number;
  /** Whether a player must pass a test before a limit is removed. */
  areQuestionsAsked: boolean;
  yearDays: YearDays;
}

/** The rules of a fresh operator. */
export const PROTECTION_RULES: Readonly<ProtectionRules> = {
  waitMs: DAY,
  areQuestionsAsked: true,
  yearDays: 365,
};
