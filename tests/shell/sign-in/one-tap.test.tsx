import { Refusal } from '@grandstand/bus-contracts';
import { authBegin, authOneTap, authOneTapClose } from '@grandstand/bus-contracts/shell';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { overlays } from '../../../src/shell/app/later-overlays';
import { openShell, type ShellPage } from '../../harness/page/shell-page';

const OFFER = { isOffered: true, clientId: 'grandstand', card: { key: 'meadow', name: 'Meadow' } };

let page: ShellPage;
let sent: unknown[];
let isRefused: boolean;

beforeEach(async () => {
  page = await openShell();
  sent = [];
  isRefused = false;
  const { bus } = page.test;
  bus.join('auth').handle(authBegin, (request) => {
    sent.push(request);
    if (isRefused) throw new Refusal('unavailable');
    return { result: 'redirect' as const, redirectUrl: '/' };
  });
  bus.join('one-tap').handle(authOneTapClose, () => {
    sent.push('close');
    return {};
  });
  await act(async () => overlays.load('en'));
});

const offer = async (state: object = OFFER): Promise<void> =>
  page.publishState((qa) => qa.publish(authOneTap.name, state));
const card = () => screen.findByRole('region', { name: 'Sign in with Meadow' });
const pressed = async (name: string): Promise<void> => {
  await userEvent.click(within(await card()).getByRole('button', { name }));
  await act(settle);
};

test('AUT-07 the card leads to the network that it names', async () => {
  await offer();
  await pressed('Continue with Meadow');
  expect(sent).toEqual([{ mode: 'social', network: 'meadow' }]);
});

test('the card is closed by its cross, and by Escape from within', async () => {
  await offer();
  await pressed('Hide this offer');
  within(await card())
    .getByRole('button', { name: 'Continue with Meadow' })
    .focus();
  await userEvent.keyboard('{Escape}');
  await act(settle);
  expect(sent).toEqual(['close', 'close']);
});

test('the card takes no focus when it comes, and says so where the way does not open', async () => {
  await offer();
  expect((await card()).contains(document.activeElement)).toBe(false);
  isRefused = true;
  await pressed('Continue with Meadow');
  expect(within(await card()).getByRole('alert').textContent).toContain('did not work');
});

test('there is no card where the browser itself offers accounts, and none where nothing is offered', async () => {
  await offer();
  await card();
  await offer({ ...OFFER, card: null });
  expect(screen.queryByRole('region', { name: 'Sign in with Meadow' })).toBeNull();
});
