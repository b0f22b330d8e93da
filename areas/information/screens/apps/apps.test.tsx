import { Refusal } from '@grandstand/bus-contracts';
import type { AppFile } from '@grandstand/bus-contracts/answers';
import { installAsk, installSend } from '@grandstand/bus-contracts/player';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import server from '../../server';
import { informationRequest, openInformation } from '../../testing/open-information';

const FILE = {
  app: 'mobile',
  platform: 'android',
  name: 'Northern Bets',
  version: '1.2.0',
  publishedAt: Date.UTC(2026, 10, 4),
  bytes: 12_300_000,
  sha256: 'ab'.repeat(32),
  url: 'https://files.example.com/app.apk',
  permissions: ['Camera'],
  changes: null,
} satisfies AppFile;

describe('the pages of apps', () => {
  it('RTE-08 APP-01 install the site by the browser’s own question, after a press', async () => {
    const page = await openInformation('/apps/mobile');
    let asked = 0;
    page.test.bus.join('install').handle(installAsk, () => {
      asked += 1;
      return { isAccepted: true };
    });
    const button = screen.getByRole('button', { name: 'Install' });
    await userEvent.click(button);
    expect(asked).toBe(0);
    expect(screen.getByText(/from its menu only/)).toBeVisible();
    page.test.qa.publish('install.state', { way: 'prompt' });
    await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
    expect(asked).toBe(1);
    page.test.qa.publish('install.state', { way: 'installed' });
    expect(await screen.findByText(/It is installed here/)).toBeVisible();
    expect(button).toBeDisabled();
    page.close();
  });

  it('RTE-08 APP-01 list the files of the site’s config with what is known of them', async () => {
    const page = await openInformation('/apps/mobile', {
      appsGroup: () => ({ isInstallable: false, files: [FILE, { ...FILE, app: 'desktop' }] }),
    });
    const files = within(screen.getByRole('region', { name: 'Files of apps' }));
    expect(files.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(files.getByText(FILE.sha256)).toBeVisible();
    expect(files.getByText('12.3 MB')).toBeVisible();
    expect(files.getByRole('link', { name: 'Download' })).toHaveAttribute('href', FILE.url);
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
    page.close();
  });

  it('APP-01 send the link to a phone by SMS, and say so alike for every number', async () => {
    const page = await openInformation('/apps/mobile');
    const phones: string[] = [];
    page.test.bus.join('install').handle(installSend, ({ phone }) => {
      if (phone === '+0') throw new Refusal('unavailable');
      if (phone === '+49') throw new Refusal('bad-phone', { text: 'No such number.' });
      phones.push(phone);
      return {};
    });
    const form = within(screen.getByRole('form', { name: 'By SMS' }));
    const field = form.getByRole('textbox', { name: 'Phone number' });
    const button = form.getByRole('button', { name: 'Send the link' });
    expect(form.getByRole('heading', { name: 'By SMS' })).toBeVisible();
    expect(field).toHaveAccessibleDescription('With country code');
    await userEvent.click(button);
    expect(await form.findByText('Enter a phone number.')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, '+49');
    expect(form.queryByText('Enter a phone number.')).toBeNull();
    await userEvent.click(button);
    expect(await form.findByText('No such number.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '+0{Enter}');
    expect(await form.findByText(/^No answer came\. The link may be on its way/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '+49 1512 3456789{Enter}');
    expect(await form.findByText(/^If the number can take messages/)).toBeVisible();
    expect(phones).toEqual(['+49 1512 3456789']);
    expect(field).toHaveValue('');
    page.close();
  });

  it('APP-01 have no link by SMS to a page that the message does not lead to', async () => {
    const page = await openInformation('/ipl-betting-app');
    expect(screen.getByRole('img', { name: 'QR code of this page' })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'By SMS' })).toBeNull();
    page.close();
  });

  it('RTE-08 are for phones, computers and cricket', async () => {
    for (const path of ['/apps/mobile', '/apps/desktop', '/ipl-betting-app']) {
      const { body, status } = await server.render(informationRequest(path));
      expect(status).toBe(200);
      expect(body).toContain('There are no files to download');
      expect(body.includes('iPhone')).toBe(path !== '/apps/desktop');
    }
  });
});

describe('the pages of partners', () => {
  it('RTE-08 are texts beside each other; an unknown one is not found', async () => {
    const { body } = await server.render(informationRequest('/ourpartners'));
    expect(body).toContain('The page overview');
    expect(body).toContain('href="/en/ourpartners/terms"');
    const contentPage = (): never => {
      throw new Refusal('not-found');
    };
    const unknown = await server.render(
      informationRequest('/ourpartners/x', 'en', { contentPage }),
    );
    expect(unknown.status).toBe(404);
  });
});
