import { Refusal } from '@grandstand/bus-contracts';
import { accountClose } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';

it('says why the account was not closed, and nothing where the player has closed the dialog', async () => {
  const page = await openArea({ client, server, path: '/office/account' });
  let code = 'cancelled';
  page.test.bus.join('profile').handle(accountClose, () => {
    throw new Refusal(code);
  });
  await page.sessionIs('player', 'ann');
  const section = within(screen.getByRole('region', { name: 'Close the account' }));
  const press = () =>
    page.run(() => fireEvent.click(section.getByRole('button', { name: 'Close the account…' })));
  await press();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  code = 'unavailable';
  await press();
  expect(section.getByRole('status')).toHaveTextContent('The account could not be closed.');
  code = 'resting';
  await press();
  expect(section.getByRole('status')).toHaveTextContent(/^You have closed this window several/);
  page.close();
});
