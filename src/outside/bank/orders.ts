import { createHmac, timingSafeEqual } from 'node:crypto';
import { LANGUAGES, partsOfOrderToken, PAY_METHODS } from '@grandstand/bus-contracts/domain';
import type { PaymentOrder, PayoutOrder } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';

/** Of a deposit. */
export const orderSchema = v.object({
  method: v.picklist(PAY_METHODS),
  paymentId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  iso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  scale: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)),
  payee: v.pipe(v.string(), v.maxLength(200)),
  language: v.picklist(LANGUAGES),
  expiresAt: v.number(),
});

export const payoutSchema = v.object({
  payoutId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  cardOf: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  iso: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/** The order of a deposit in a token; undefined if the operator has not signed it. */
export function readOrder(token: string, secret: string): PaymentOrder | undefined {
  return readSigned(token, secret, orderSchema);
}

/** The order of a payout in a token; undefined if the operator has not signed it. */
export function readPayout(token: string, secret: string): PayoutOrder | undefined {
  return readSigned(token, secret, payoutSchema);
}

function readSigned<S extends v.GenericSchema>(
  token: string,
  secret: string,
  schema: S,
): v.InferOutput<S> | undefined {
  const parts = partsOfOrderToken(token);
  if (!parts) return undefined;
  const expected = createHmac('sha256', secret).update(parts.json).digest();
  const given = Buffer.from(parts.signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const content: unknown = JSON.parse(Buffer.from(parts.json, 'base64url').toString('utf8'));
    const order = v.safeParse(schema, content);
    return order.success ? order.output : undefined;
  } catch {
    return undefined;
  }
}
