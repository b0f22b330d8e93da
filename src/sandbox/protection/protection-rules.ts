import { DAY } from './limit-types';
import type { YearDays } from './limit-types';

/** How the operator handles limits; QA may change it. */
export interface ProtectionRules {
  /** Milliseconds that a less strict limit waits before it can be approved. */
  waitMs: number;
  /** A limit goes only after a test. */
  areQuestionsAsked: boolean;
  yearDays: YearDays;
}

/** What a fresh operator does. */
export const PROTECTION_RULES: Readonly<ProtectionRules> = {
  waitMs: DAY,
  areQuestionsAsked: true,
  yearDays: 365,
};
