import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import {
  DECLINE_REASONS,
  PAYMENT_EVENTS,
  PAYOUT_EVENTS,
  PAYOUT_REASONS,
} from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { planSchema } from './cards';
import { orderSchema, payoutSchema } from './orders';

/** The file is written anew after so many lines, since most of them are of orders that are over. */
const MAX_LINES = 10_000;

const knownOrderSchema = v.object({
  order: orderSchema,
  event: v.nullable(v.picklist(PAYMENT_EVENTS)),
  reason: v.exactOptional(v.picklist(DECLINE_REASONS)),
  /** What the bank does with the card or wallet that it was paid by. */
  plan: v.exactOptional(planSchema),
  /** The name of that card, wallet or bank account, which is not its number. */
  card: v.exactOptional(v.string()),
  /** The code that the card's holder has to type, and how often they typed another one. */
  challenge: v.exactOptional(v.object({ code: v.string(), tries: v.number() })),
  /** When a transfer that is under way arrives, ms. */
  arrivesAt: v.exactOptional(v.number()),
  /** For the terminal. */
  code: v.exactOptional(v.string()),
  /** Of a voucher. */
  tries: v.exactOptional(v.number()),
});
/** What the bank knows of an order. */
export type KnownOrder = Readonly<v.InferOutput<typeof knownOrderSchema>>;

const knownPayoutSchema = v.object({
  order: payoutSchema,
  /** When it ends, ms. */
  endsAt: v.number(),
  /** How it has ended; null before that. */
  event: v.nullable(v.picklist(PAYOUT_EVENTS)),
  reason: v.exactOptional(v.picklist(PAYOUT_REASONS)),
});
/** What the bank knows of a payout. */
export type KnownPayout = Readonly<v.InferOutput<typeof knownPayoutSchema>>;

const eventSchema = v.object({
  /** The operator's path for it. */
  path: v.string(),
  content: v.looseObject({ eventId: v.string() }),
});
/** An event that the operator has to get. */
export type BankEvent = Readonly<v.InferOutput<typeof eventSchema>>;

const changeSchema = v.object({
  orders: v.exactOptional(v.array(knownOrderSchema)),
  payouts: v.exactOptional(v.array(knownPayoutSchema)),
  events: v.exactOptional(v.array(eventSchema)),
  /** The ids of events that are sent no more. */
  sent: v.exactOptional(v.array(v.string())),
  /** The ids of payments whose orders were over long ago. */
  forgotten: v.exactOptional(v.array(v.string())),
});
/** What is new in the books: what has an id that they know replaces what they have. */
export type Change = {
  readonly [Key in keyof v.InferOutput<typeof changeSchema>]: Readonly<
    v.InferOutput<typeof changeSchema>[Key]
  >;
};

/** What the bank keeps, each by its id. A payout is kept for ever: its order may come again, and is paid once. */
export interface Books {
  readonly orders: ReadonlyMap<string, KnownOrder>;
  readonly payouts: ReadonlyMap<string, KnownPayout>;
  /** Not accepted by the operator yet. */
  readonly events: ReadonlyMap<string, BankEvent>;
  /** Keeps a change, all of it or nothing. */
  write(change: Change): void;
}

/**
 * Opens the books in a file, a line for each change; without a file they are in memory.
 * @throws Error if a line of the file can't be read; the last one may be cut, where the bank was killed as it wrote.
 */
export function openBooks(file: string | undefined): Books {
  const orders = new Map<string, KnownOrder>();
  const payouts = new Map<string, KnownPayout>();
  const events = new Map<string, BankEvent>();
  let lines = 0;

  const apply = (change: Change): void => {
    for (const known of change.orders ?? []) orders.set(known.order.paymentId, known);
    for (const known of change.payouts ?? []) payouts.set(known.order.payoutId, known);
    for (const event of change.events ?? []) events.set(event.content.eventId, event);
    for (const id of change.sent ?? []) events.delete(id);
    for (const id of change.forgotten ?? []) orders.delete(id);
  };
  /** Replaces the file by one line with all that the books have. */
  const writeAnew = (path: string): void => {
    const all: Change = {
      orders: Array.from(orders.values()),
      payouts: Array.from(payouts.values()),
      events: Array.from(events.values()),
    };
    const next = `${path}.new`;
    writeFileSync(next, lineOf(all), { mode: 0o600, flush: true });
    renameSync(next, path);
    lines = 1;
  };

  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    for (const change of readChanges(file)) apply(change);
    writeAnew(file);
  }
  return {
    orders,
    payouts,
    events,
    write(change) {
      if (file !== undefined) {
        if (lines >= MAX_LINES) writeAnew(file);
        try {
          appendFileSync(file, lineOf(change), { flush: true });
          lines += 1;
        } catch (error) {
          // The line may be cut: the next change writes the file anew first.
          lines = MAX_LINES;
          throw error;
        }
      }
      apply(change);
    },
  };
}

function lineOf(change: Change): string {
  return `${JSON.stringify(change)}\n`;
}

function readChanges(file: string): Change[] {
  if (!existsSync(file)) return [];
  // What follows the last line end was cut.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line, index) => {
    try {
      return v.parse(changeSchema, JSON.parse(line));
    } catch (cause) {
      throw new Error(
        `Failed to read line ${index + 1} of ${file}. Nothing was changed. Please put the file back from a backup.`,
        { cause },
      );
    }
  });
}
