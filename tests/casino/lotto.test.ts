import { defineManifest, sessionState } from '@grandstand/bus-contracts';
import { lottoTicketProof, lottoTickets } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createLotto } from '../../src/services/lotto';
import { offline, tokenFor } from '../support/fake-operator';
import { openTab } from '../support/tabs/tab';

const TICKETS = 'GET /lotto-api/v1/tickets';

async function start(userId: string) {
  const tab = openTab();
  const { test, tokens } = tab;
  createLotto({ bus: test.bus.join('lotto'), api: tab.api });
  tokens.begin(userId, userId && tokenFor(userId, test.clock.now() + 3_600_000));
  const status = userId === '' ? 'guest' : 'player';
  test.bus.join('session').publish(sessionState, { status, userId });
  await settle();
  const area = test.bus.admit(
    defineManifest({
      name: 'lotto',
      subscribes: [],
      publishes: [],
      sends: [lottoTicketProof, lottoTickets],
    }),
  );
  return { ...tab, area };
}

describe('the tickets of lotteries', () => {
  it('TOT-01 are the operator’s, after the last one that is shown', async () => {
    const { operator, area, test } = await start('ann-1');
    operator.on(TICKETS, () => ({ tickets: [], hasMore: true }));
    expect(await area.send(lottoTickets, { before: '80000002' })).toEqual({
      tickets: [],
      hasMore: true,
    });
    expect(operator.sent.at(-1)?.url.search).toBe('?before=80000002');
    test.dispose();
  });

  it('TOT-01 have proofs', async () => {
    const { operator, area, test } = await start('ann-1');
    const answer = { leaf: '7:1-2', proof: { index: 0, count: 1, beside: [] } };
    operator.on('GET /lotto-api/v1/ticket-proof', () => answer);
    expect(await area.send(lottoTicketProof, { id: '7' })).toEqual(answer);
    expect(operator.sent.at(-1)?.url.search).toBe('?id=7');
    test.dispose();
  });

  it('are refused in a typed way: to a guest, and without a connection', async () => {
    const guest = await start('');
    await expect(guest.area.send(lottoTickets, {})).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(guest.operator.sent).toEqual([]);
    guest.test.dispose();
    const { operator, area, test } = await start('ann-1');
    operator.on(TICKETS, offline);
    const failed = area.send(lottoTickets, {}).catch((error: unknown) => error);
    await test.clock.advance(60_000);
    expect(await failed).toMatchObject({ code: 'unavailable' });
    test.dispose();
  });
});
