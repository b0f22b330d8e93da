import type { PaymentOrder } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import type { Database } from '../../../platform/database/database';
import { eachByItself } from '../../../platform/work/isolated-work';
import type { BankClient } from '../bank-client';
import { ASKED_AFTER_END, SILENT_FOR, silenceAfter } from '../payment-rules';
import type { Happening } from '../payments';

interface SilencePorts {
  readonly database: Database;
  readonly bank: BankClient;
  readonly orderOf: (id: string, language: Language) => Promise<PaymentOrder>;
  readonly happen: (id: string, happening: Happening) => Promise<void>;
  readonly now: () => number;
}

/** Asks the bank about payments that it has been silent about, since what it sends may be lost. */
export async function askAboutSilent(ports: SilencePorts): Promise<void> {
  const { database } = ports;
  const now = ports.now();
  const rows = await database.query<{ id: string }>(
    `SELECT p.id FROM payments p
     WHERE p.state IN ('redirected', 'challenged') AND p.changed_at <= $1
       AND p.expires_at > $2
       AND (p.asked_at IS NULL OR p.asked_at <= $3 - ${silenceAfter('p.asks')})
     ORDER BY coalesce(p.asked_at, p.changed_at), p.id LIMIT 20`,
    [now - SILENT_FOR, now - ASKED_AFTER_END, now],
  );
  await eachByItself(
    rows,
    ({ id }) => `payment ${id}`,
    ({ id }) => ask(id, ports),
  );
}

async function ask(
  id: string,
  { database, bank, orderOf, happen, now }: SilencePorts,
): Promise<void> {
  // First, so that one that fails takes no other's place among the next.
  await database.query('UPDATE payments SET asked_at = $2, asks = asks + 1 WHERE id = $1', [
    id,
    now(),
  ]);
  const { event, reason, card } = await bank.statusOf(await orderOf(id, 'en'));
  if (event === null) return;
  // One event for each answer, however often it is the same.
  const eventId = `status:${id}:${event}`;
  await happen(id, { change: event, eventId, reason: reason ?? null, card });
}
