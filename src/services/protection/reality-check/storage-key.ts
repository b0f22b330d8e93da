/** Where the last check is stored. */
export const REALITY_CHECK_KEY = 'protection.check';
