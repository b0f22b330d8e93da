/** Guards that go by who is there: they are asked again when that changes. */
export const PERSONAL_GUARDS: readonly string[] = [
  'auth',
  'guestsOnly',
  'changedTerms',
  'paymentSignIn',
];
