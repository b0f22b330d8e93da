import { fingerprintState } from '@grandstand/bus-contracts/shell';
import type { Fingerprint } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';

/** The key of storage. */
export const FINGERPRINT_KEY = 'fingerprint';

/** A token that a header takes; any other is dropped. */
const TOKEN = /^[\x21-\x7e]{1,500}$/;
/** The longest that is waited at a time: no timer holds for weeks. */
const MAX_MS = 86_400_000;

/** The stored fingerprint; null if there is none or it has expired. */
export function keptFingerprint(text: string | null, now: number): Fingerprint | null {
  const kept = v.safeParse(fingerprintState.value, parseJson(text));
  if (!kept.success || !kept.output) return null;
  const { token, expiresAt } = kept.output;
  return TOKEN.test(token) && expiresAt > now ? kept.output : null;
}

/** The time until an expiry; at least a moment, so that a stopped clock causes no loop. */
export function restMs(expiresAt: number, now: number): number {
  return Math.min(Math.max(expiresAt - now, 1000), MAX_MS);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
