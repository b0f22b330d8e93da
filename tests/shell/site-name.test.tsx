import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShell, SITE_CONFIG } from '../harness/page/shell-page';

const config = { ...SITE_CONFIG, companyName: 'Northern Bets' };

test.each(LANGUAGES)('CFG-02 the header carries the companyName: %s', async (id) => {
  const page = await openShell(id);
  await page.publishState((qa) => qa.publish('config.state', config));
  const header = within(screen.getByRole('banner'));
  const home = header.getByRole('link', { name: /^Northern Bets, / });
  expect(home).toHaveTextContent('Northern Bets');
  expect(document.body).not.toHaveTextContent('Grandstand');
});

test('CFG-04 the operator’s logo is shown in place of the name, and the name where the logo does not load', async () => {
  const page = await openShell();
  const withLogo = { ...config, logoSlot: -1003, isFlexibleAssetPath: true, group_id: 3 };
  await page.publishState((qa) => qa.publish('config.state', withLogo));
  const header = within(screen.getByRole('banner'));
  const logo = header.getByRole('img', { hidden: true });
  expect(logo).toHaveAttribute('src', '/web-api/3/1/media/200/-1003/logo.svg');
  expect(logo).toHaveAttribute('alt', 'Northern Bets');
  const home = header.getByRole('link', { name: 'Northern Bets, to the home page' });
  fireEvent.error(logo);
  expect(home).toHaveTextContent('Northern Bets');
});
