import { dialogsShown } from '@grandstand/bus-contracts/shell';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { offeredLanguages } from '@grandstand/bus-contracts/domain';
import { openShell, SITE_CONFIG } from '../harness/page/shell-page';

describe('the languages that an operator offers', () => {
  test.each([
    [
      ['az', 'en'],
      ['en', 'az'],
    ],
    [['en', 'xx', 'en'], ['en']],
    [['xx'], ['ru', 'en', 'az', 'kz', 'ua']],
    [[], ['ru', 'en', 'az', 'kz', 'ua']],
    [undefined, ['ru', 'en', 'az', 'kz', 'ua']],
  ])('RTE-01 of %j are the offered ones %j', (listed, offered) => {
    expect(offeredLanguages(listed)).toEqual(offered);
  });

  test('RTE-01 are the choice in the display settings', async () => {
    const page = await openShell();
    await page.publishState((qa) =>
      qa.publish(dialogsShown.name, { dialog: { name: 'settings' } }),
    );
    await act(() => vi.dynamicImportSettled());
    await screen.findByRole('combobox', { name: 'Language' });
    const offered = (): (string | null)[] =>
      within(screen.getByRole('combobox', { name: 'Language' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).toHaveLength(5);
    await page.publishState((qa) =>
      qa.publish('config.state', { ...SITE_CONFIG, languages: ['az', 'en'] }),
    );
    expect(offered()).toEqual(['English', 'Azərbaycanca']);
  });
});
