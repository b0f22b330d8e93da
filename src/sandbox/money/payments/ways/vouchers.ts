import { randomInt } from 'node:crypto';
import type { Currency } from '../../../betting/catalog/currencies';
import type { Queries } from '../../../platform/database/database';
import { secretHash } from '../../../platform/sealing/secrets';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const GROUP = 4;

/** Sells a voucher; its code is kept as a hash. */
export async function makeVoucher(
  queries: Queries,
  {
    currency,
    amount,
    at,
  }: { readonly currency: Currency; readonly amount: number; readonly at: number },
): Promise<string> {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  const code = letters.join('');
  await queries.query(
    'INSERT INTO vouchers (hash, currency_id, left_over, made_at) VALUES ($1, $2, $3, $4)',
    [secretHash(code), currency.id, amount, at],
  );
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Takes an amount from a voucher; returns whether it has so much, in this currency. */
export async function spendVoucher(
  queries: Queries,
  {
    code,
    currency,
    amount,
  }: { readonly code: string; readonly currency: Currency; readonly amount: number },
): Promise<boolean> {
  const spent = await queries.query(
    `UPDATE vouchers SET left_over = left_over - $3
     WHERE hash = $1 AND currency_id = $2 AND left_over >= $3 RETURNING hash`,
    [secretHash(code.replaceAll(/[\s-]/g, '').toUpperCase()), currency.id, amount],
  );
  return spent.length > 0;
}
