import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import * as ui from '@grandstand/ui';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { areaRequest, openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';
import { PARTS } from './parts';

/** Components begin with a capital and go on in small letters, constants do not; the gallery is itself an `AreaPage`. */
const COMPONENTS = Object.keys(ui).filter(
  (name) => /^[A-Z][a-z]/.test(name) && name !== 'AreaPage',
);

describe('the gallery of parts', () => {
  it('has every component of the design system', () => {
    expect(PARTS.flatMap(({ names }) => names).toSorted()).toEqual(COMPONENTS.toSorted());
  });

  it('shows each state of a part once', () => {
    for (const { names, states } of PARTS) {
      const props = states.map((state) => state.props);
      expect(new Set(props).size, names.join()).toBe(props.length);
    }
  });

  it.each(LANGUAGES)('is rendered in %s, with a text for each key', async (language) => {
    const { body, status, title } = await server.render(areaRequest('/debugger/parts', language));
    expect(status).toBe(200);
    expect(body).not.toContain('parts.');
    expect(title).not.toContain('parts.');
  });

  it('shows the parts in the chosen theme, and controls that can be used', async () => {
    const page = await openArea({ client, server, path: '/debugger/parts' });
    const parts = () => document.querySelector('#parts');
    expect(parts()).toHaveAttribute('data-theme', 'dark');
    await page.run(() => screen.getByRole('radio', { name: 'Light' }).click());
    expect(parts()).toHaveAttribute('data-theme', 'light');
    const free = screen.getAllByRole('button', { name: /^Over 2.5 1.44/ })[0]!;
    await page.run(() => free.click());
    expect(free).toHaveAttribute('aria-pressed', 'true');
    const languages = screen.getByRole('navigation', { name: 'Languages' });
    expect(within(languages).getAllByRole('link')).toHaveLength(LANGUAGES.length);
    page.close();
  });
});
