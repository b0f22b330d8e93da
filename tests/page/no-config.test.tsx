import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HOST_TEXTS } from '../../src/host/texts';
import { showNoConfig } from '../../src/shell/no-config/show-no-config';

test('CFG-01 a page without a config explains what happened and what to do, and can be reloaded', async () => {
  const retry = vi.fn<() => void>();
  await act(async () => showNoConfig('en', retry));
  const page = await screen.findByRole('dialog', { name: 'The site can’t open right now' });
  expect(page).toHaveTextContent('The operator does not answer');
  expect(page).toHaveTextContent('Wait a minute and try again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each(LANGUAGES)('host and page have the same texts for it: %s', (language) => {
  const words = JSON.parse(readFileSync(`src/i18n/site/no-config/${language}.json`, 'utf8')) as {
    noConfig?: unknown;
  };
  expect(words.noConfig).toEqual(HOST_TEXTS[language].noConfig);
});
