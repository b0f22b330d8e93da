import { WALLET_REFUSALS, type WalletRefusalCode } from '@grandstand/bus-contracts/domain/wallet';
import { ApiFault } from '../../platform/http/fault';

/** A refusal of a wallet call, which its provider receives. */
export class WalletFault extends Error {
  override readonly name = 'WalletFault';
  readonly code: WalletRefusalCode;
  readonly details: object | undefined;

  constructor(code: WalletRefusalCode, details?: object) {
    super(`Refused with ${code}.`);
    this.code = code;
    this.details = details;
  }
}

/** An answer as it is sent and stored. */
export interface WalletReply {
  readonly status: number;
  /** JSON. */
  readonly text: string;
}

export function replyOf(answer: object): WalletReply {
  return { status: 200, text: JSON.stringify(answer) };
}

export function refusalOf({ code, details }: Pick<WalletFault, 'code' | 'details'>): WalletReply {
  const error = { code, ...(details && { details }) };
  return { status: WALLET_REFUSALS[code], text: JSON.stringify({ error }) };
}

/** What a provider learns of the reasons for which a player may not play: no more than it needs. */
const FOR_PROVIDER = new Map<string, WalletRefusalCode>([
  ['self-excluded', 'excluded'],
  ['account-closed', 'excluded'],
  ['return-unconfirmed', 'excluded'],
  ['banned', 'excluded'],
  ['account-frozen', 'frozen'],
  ['hold-check', 'excluded'],
  ['hold-people', 'excluded'],
  ['hold-same', 'excluded'],
  ['product-blocked', 'product-blocked'],
  ['bonus-not-accepted', 'wrong-currency'],
  ['bonus-excluded-game', 'bonus-excluded-game'],
  ['books-full', 'amount-too-large'],
]);
/** Those whose details the provider receives too. */
const IN_FULL = ['limit-reached', 'session-limit-reached', 'bonus-max-stake'] as const;

/** A refusal of the guard as the provider receives it; other errors stay what they are. */
export function faultForProvider(error: unknown): unknown {
  if (!(error instanceof ApiFault)) return error;
  const inFull = IN_FULL.find((code) => code === error.code);
  if (inFull) return new WalletFault(inFull, error.details);
  const code = FOR_PROVIDER.get(error.code);
  return code ? new WalletFault(code) : error;
}
