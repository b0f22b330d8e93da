import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { apiCall } from '@grandstand/bus-contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { areaRequest, openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';
import { WAYS } from '../testing/samples';

const fetch = async (): Promise<Response> => Response.json(WAYS);

it.each(LANGUAGES)('the ways to pay are read whole before any script, in %s', async (language) => {
  const answer = await server.render({ ...areaRequest('/payment', language), fetch });
  expect(answer.status).toBe(200);
  expect(answer.head).toContain('<meta name="description"');
  expect(`${answer.title} ${answer.body}`).not.toMatch(/[">](?:title|methods|way|recharge)\.[a-z]/);
  expect(answer.body.match(/<table/g)).toHaveLength(2);
});

it('the ways to pay are shown to a guest with bounds, fee and time, and which of them lead back', async () => {
  const page = await openArea({
    client,
    server: { ...server, render: (request) => server.render({ ...request, fetch }) },
    path: '/payment',
  });
  const asked: unknown[] = [];
  page.test.bus.join('area-calls').handle(apiCall, ({ call, input }) => {
    asked.push([call, input]);
    return { answer: { ...WAYS, country: { code: 'KZ', name: 'Kazakhstan' } } };
  });
  await page.sessionIs('guest');
  const deposits = within(screen.getByRole('table', { name: 'Deposit' }));
  expect(deposits.getByRole('row', { name: /^Card/ })).toHaveTextContent(
    'Card2.00 EUR to 10,000.00 EURno feeusually within 2 minutes',
  );
  expect(deposits.getByRole('row', { name: /^Cash/ })).toHaveTextContent(
    'fee: 1.5%usually within 1 day',
  );
  // A way that this area has no words for is not shown.
  expect(deposits.getAllByRole('row')).toHaveLength(3);
  const withdrawals = within(screen.getByRole('table', { name: 'Withdrawal' }));
  expect(withdrawals.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('Cash at a terminal: no money goes back this way.')).toBeVisible();
  expect(screen.getByText('Cash at a terminal: Does not work right now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'USD' })).toHaveAttribute('href', '/en/payment?iso=USD');
  // The markup had it all: nothing is loaded again for a guest.
  expect(asked).toEqual([]);
  // A player is asked for again: they may be of another country.
  await page.sessionIs('player', 'ann');
  expect(asked).toEqual([['paymentWays', {}]]);
  expect(screen.getByText(/in Kazakhstan/)).toBeVisible();
  page.close();
});
