/** The operator's codes for an account that may be of a player who is excluded: documents decide, people do, or both are one person. */
export const HOLD_CODES: readonly string[] = ['hold-check', 'hold-people', 'hold-same'];
