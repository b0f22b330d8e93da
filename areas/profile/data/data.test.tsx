import { Refusal } from '@grandstand/bus-contracts';
import { dataExport, dataExported, type DataExport } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';

const MADE: DataExport = { id: 'e-1', madeAt: 0, expiresAt: Date.UTC(2026, 10, 21, 12) };

/** The page of a player, with a service of the test's. */
async function openPage(present: DataExport | null = null) {
  const page = await openArea({ client, server, path: '/office/account' });
  const service = page.test.bus.join('profile');
  const operator: { make: () => DataExport } = { make: () => MADE };
  service.handle(dataExported, () => ({ export: present }));
  service.handle(dataExport, () => operator.make());
  await page.sessionIs('player', 'ann');
  return { ...page, operator };
}

const section = () => within(screen.getByRole('region', { name: 'Your data' }));
const press = () =>
  fireEvent.click(section().getByRole('button', { name: 'Get a copy of your data' }));

it('makes a copy of the data, and has the link to it from then on', async () => {
  const page = await openPage();
  expect(section().getByRole('status')).toBeEmptyDOMElement();
  await page.run(press);
  expect(section().getByRole('status')).toHaveTextContent(/until Nov 21, 2026.*sent you the link/);
  const link = section().getByRole('link', { name: 'Download your data (ZIP)' });
  expect(link).toHaveAttribute('href', '/web-api/data-export/e-1?lang=en');
  page.close();
});

it('has the link where there is a copy already', async () => {
  const page = await openPage(MADE);
  expect(section().getByRole('link', { name: 'Download your data (ZIP)' })).toBeVisible();
  expect(section().queryByRole('button')).toBeNull();
  page.close();
});

it('says that the copy could not be made, and nothing where the player has closed the dialog', async () => {
  const page = await openPage();
  page.operator.make = () => {
    throw new Refusal('cancelled');
  };
  await page.run(press);
  expect(section().getByRole('status')).toBeEmptyDOMElement();
  page.operator.make = () => {
    throw new Refusal('unavailable');
  };
  await page.run(press);
  expect(section().getByRole('status')).toHaveTextContent('The copy could not be made.');
  page.operator.make = () => {
    throw new Refusal('resting');
  };
  await page.run(press);
  expect(section().getByRole('status')).toHaveTextContent(/^You have closed this window several/);
  page.close();
});
