import { decimalText } from '@grandstand/bus-contracts/domain/csv';
import type { PaymentOrder } from '@grandstand/bus-contracts/domain';

/** The account of the payee, which is an example of ISO 13616. */
export const PAYEE_IBAN = 'DE89 3704 0044 0532 0130 00';
const MIN_LENGTH = 15;
const MAX_LENGTH = 34;

/** The reference by which a transfer is known: short enough to type. */
export function referenceOf(paymentId: string): string {
  return `GS${paymentId.replaceAll('-', '').slice(0, 12).toUpperCase()}`;
}

/** An IBAN without spaces; undefined: there is no such account (ISO 13616: the remainder by 97 is 1). */
export function ibanOf(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  const isShaped = /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban);
  if (!isShaped || iban.length < MIN_LENGTH || iban.length > MAX_LENGTH) return undefined;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) =>
    String(Number.parseInt(letter, 36)),
  ).join('');
  return BigInt(digits) % 97n === 1n ? iban : undefined;
}

/** What a banking app reads from the code: a transfer in euro by EPC069-12, another one as text. */
export function transferCode({ paymentId, amount, iso, scale, payee }: PaymentOrder): string {
  const sum = decimalText(amount, scale);
  const iban = PAYEE_IBAN.replaceAll(' ', '');
  const reference = referenceOf(paymentId);
  if (iso !== 'EUR') return [payee, iban, `${sum} ${iso}`, reference].join('\n');
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    payee.slice(0, 70),
    iban,
    `EUR${sum}`,
    '',
    '',
    reference,
  ].join('\n');
}
