/** A payment by Team Cash as the operator tells of it. */
export interface TeamCashPayment {
  readonly id: number;
  /** 1 on its way, 2 accepted, 3 refused. */
  readonly status_id: number;
  readonly status_title: string;
  readonly message: string;
  readonly translate_message: string;
  readonly skks_hash: string;
  /** Seconds. */
  readonly timestamp: number;
  readonly date_payment: string;
  /** A decimal. */
  readonly summ: number;
  readonly money_deposit_id: number;
}

/** 0 nothing to tell, 1 the account can be converted, 2 it has to be. */
export type ConversionStatus = 0 | 1 | 2;

const ACCEPTED = 2;
const REFUSED = 3;
const DAY_S = 86_400;
const SUM = 20;

/** What of a player's is told of once; QA says what there is, and a restart forgets it. */
export class PlayerNews {
  readonly #conversions = new Map<number, ConversionStatus>();
  readonly #payments = new Map<number, readonly TeamCashPayment[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  conversionOf(playerId: number): ConversionStatus {
    return this.#conversions.get(playerId) ?? 0;
  }

  setConversion(playerId: number, status: ConversionStatus): void {
    this.#conversions.set(playerId, status);
  }

  paymentsOf(playerId: number): readonly TeamCashPayment[] {
    return this.#payments.get(playerId) ?? [];
  }

  /** Gives a player so many accepted payments, one a day, and one that was refused. */
  setAccepted(playerId: number, accepted: number): void {
    const payments = Array.from({ length: accepted + 1 }, (_, index) =>
      this.#payment(index + 1, index < accepted ? ACCEPTED : REFUSED),
    );
    this.#payments.set(playerId, payments);
  }

  clear(): void {
    this.#conversions.clear();
    this.#payments.clear();
  }

  #payment(id: number, status: number): TeamCashPayment {
    const timestamp = Math.floor(this.#now() / 1000) - id * DAY_S;
    const title = status === ACCEPTED ? 'Accepted' : 'Refused';
    return {
      id,
      status_id: status,
      status_title: title,
      message: title,
      translate_message: title,
      skks_hash: `tc-${id}`,
      timestamp,
      date_payment: new Date(timestamp * 1000).toISOString(),
      summ: SUM,
      money_deposit_id: id,
    };
  }
}
