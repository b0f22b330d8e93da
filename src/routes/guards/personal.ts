/** Guards that depend on the session: they run again when it changes. */
export const PERSONAL_GUARDS: readonly string[] = [
  'auth',
  'guestsOnly',
  'changedTerms',
  'paymentSignIn',
];
