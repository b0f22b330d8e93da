import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { isSameSecret } from '../../platform/sealing/secrets';

/** How long a QR code can be answered, in milliseconds. */
export const QR_LIFETIME = 120_000;
/** How long its browser may then take to sign in. */
export const TAKING_LIFETIME = 60_000;
/** The code changes at such steps. */
const STEP = 30_000;
export const MAX_DIGIT_TRIES = 3;
/** QR codes that one network address may ask for within an hour. */
export const MAX_AN_HOUR = 20;

/** A QR code: the flow, and a proof that the operator made it for a step of its life. */
interface QrCode {
  readonly flow: string;
  readonly proof: string;
}

/** Makes codes and digits of a flow; nothing of them is stored. */
export class QrSecrets {
  readonly #pepper: Uint8Array;

  /** @param pepper The key of all proofs; it is not in the database. */
  constructor(pepper: Uint8Array) {
    this.#pepper = pepper;
  }

  /** The code of a step, from 0. */
  codeOf(flow: string, step: number): string {
    return `${flow}.${this.#proofOf(flow, step)}`;
  }

  /** The step of a code, from 0 to the last one; undefined: the operator did not make it. */
  stepOf({ flow, proof }: QrCode, last: number): number | undefined {
    for (let step = last; step >= 0; step -= 1) {
      if (isSameSecret(proof, this.#proofOf(flow, step))) return step;
    }
    return undefined;
  }

  /** The two digits that both devices are compared by: from 10 to 99. */
  digitsOf(flow: string): string {
    const number = this.#hmac(`digits:${flow}`).readUIntBE(0, 6);
    return String(10 + (number % 90));
  }

  #proofOf(flow: string, step: number): string {
    return this.#hmac(`code:${flow}:${step}`).subarray(0, 16).toString('base64url');
  }

  #hmac(text: string): Buffer {
    return createHmac('sha256', this.#pepper).update(text).digest();
  }
}

/** The parts of a code. */
export function readCode(code: string): QrCode {
  const [flow = '', proof = ''] = code.split('.');
  return { flow, proof };
}

/** The step of a moment. */
export function stepAt(createdAt: number, now: number): number {
  return Math.max(0, Math.floor((now - createdAt) / STEP));
}

/** When the next step begins. */
export function nextStepAt(createdAt: number, now: number): number {
  return createdAt + (stepAt(createdAt, now) + 1) * STEP;
}

/** A network address as a player is shown it: enough to recognise their own; empty for the operator's own machine. */
export function shownNetwork(network: string): string {
  if (/^[0:]+$/.test(network)) return '';
  return isIPv4(network) ? network.replace(/\d+$/, '···') : network;
}
