import type { Visit } from '../guards/guard';
import { TERMS_PAGE } from '../guards/terms';

/** The query flag that opens the payment consultant. */
const FLAG = 'payment_consultant';
const AREA = 'support';
const CREATE_REQUEST = '/office/payment/create-request';

/** The kind of payment that a page is about which names one in its query. */
const KINDS: Readonly<Record<string, 'deposit' | 'withdrawal'>> = {
  onpay: 'deposit',
  'onpay-withdraw': 'withdrawal',
};

/**
 * The page of the payment consultant where the address asks for it, about the payment that it names; null: it does
 * not, or it is a page that the visitor must not be led away from.
 */
export function consultantPath({ row, search, areas, ban }: Visit): string | null {
  const query = new URLSearchParams(search);
  if (query.get(FLAG) !== '1' || row.area === AREA || row.area === null) return null;
  const isBound = row.isBlockPage || row.name === TERMS_PAGE || row.meta?.takesLinkToken;
  if (isBound || row.redirect || !(areas?.includes(AREA) ?? true)) return null;
  // Requests about payments are no page of banned players.
  if (ban !== 'unknown' && ban.level > 0) return null;
  const kind = KINDS[row.name];
  const payment = query.get('payment') ?? '';
  return kind === undefined || payment === ''
    ? `${CREATE_REQUEST}?${FLAG}=1`
    : `${CREATE_REQUEST}/${kind}/transactions/${encodeURIComponent(payment)}`;
}
