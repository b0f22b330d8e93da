/** A payment that the operator accepted. */
const ACCEPTED = 2;

/** The numbers of accepted payments that a player is notified of: Team Cash starts with the last. */
export type PaymentNews = 3 | 4;

export function acceptedOf(payments: readonly { readonly status_id: number }[]): number {
  return payments.filter(({ status_id }) => status_id === ACCEPTED).length;
}

/** The news for the player: of exactly three and of exactly four payments, each once. */
export function dueAt(accepted: number, cookie: string | undefined): PaymentNews | null {
  if (cookie === ACTIVATED) return null;
  if (accepted === 4) return 4;
  return accepted === 3 && cookie !== SHOWN ? 3 : null;
}

const SHOWN = 'shown';
export const ACTIVATED = 'activated';

/** The record of shown news. */
export function cookieOf(news: PaymentNews): string {
  return news === 4 ? ACTIVATED : SHOWN;
}
