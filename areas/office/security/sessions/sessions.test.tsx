import { Refusal } from '@grandstand/bus-contracts';
import {
  securityEnd,
  securityHistory,
  securitySessions,
  type SecuritySession,
  type SignInAttempt,
} from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../../testing/mount-office';

const LAPTOP: SecuritySession = {
  number: 1,
  browser: 'Firefox, Linux',
  country: 'DE',
  method: 'password',
  startedAt: Date.UTC(2026, 10, 20, 12),
  seenAt: Date.UTC(2026, 10, 20, 13),
  isThis: true,
};
const PHONE: SecuritySession = {
  ...LAPTOP,
  number: 2,
  browser: '',
  country: null,
  method: null,
  startedAt: Date.UTC(2026, 10, 1, 9),
  isThis: false,
};
const ATTEMPTS: readonly SignInAttempt[] = [
  {
    id: 2,
    at: Date.UTC(2026, 10, 20, 12),
    isSuccess: true,
    method: 'qr',
    browser: 'Firefox, Linux',
    country: 'DE',
  },
  {
    id: 1,
    at: Date.UTC(2026, 10, 19, 12),
    isSuccess: false,
    method: 'password',
    browser: '',
    country: null,
  },
];

interface Site {
  readonly sessions?: readonly SecuritySession[];
  readonly attempts?: readonly SignInAttempt[];
  /** Why a command is refused. */
  faults?: { list?: string; end?: string; history?: string };
}

/** The security page of a player, with a security service of the test's. */
async function openSecurity({
  sessions = [LAPTOP, PHONE],
  attempts = ATTEMPTS,
  faults = {},
}: Site = {}) {
  const { bus, clock } = playersPage('/office/security');
  const asked: unknown[] = [];
  let kept = [...sessions];
  const service = bus.join('security');
  service.handle(securitySessions, () => {
    if (faults.list) throw new Refusal(faults.list);
    return { sessions: kept };
  });
  service.handle(securityEnd, (request) => {
    asked.push(request);
    if (faults.end) throw new Refusal(faults.end);
    kept = kept.filter(({ isThis }) => isThis);
    return { sessions: kept };
  });
  service.handle(securityHistory, () => {
    asked.push('history');
    if (faults.history) throw new Refusal(faults.history);
    return { attempts: [...attempts] };
  });
  const office = openOffice({ bus, clock });
  await office.mount();
  const region = await screen.findByRole('region', { name: 'Where you are signed in' });
  const section = within(region);
  const press = (name: string) =>
    office.run(() => fireEvent.click(section.getByRole('button', { name })));
  const unfold = () =>
    office.run(() => {
      const fold = region.querySelector('details');
      if (fold) fold.open = true;
      if (fold) fireEvent(fold, new Event('toggle'));
    });
  return { ...office, section, press, unfold, asked, faults };
}

test('what can be pressed before the player is known stays when they are, and not for the next player', async () => {
  const { bus, clock, signIn } = playersPage('/office/security', '');
  const office = openOffice({ bus, clock });
  await office.mount();
  const fold = screen.getByText('Sign-ins of the last 30 days');
  await office.run(() => signIn('ann'));
  expect(fold.isConnected).toBe(true);
  await office.run(() => signIn('bob'));
  expect(fold.isConnected).toBe(false);
});

test('the security page lists where the player is signed in, and marks this device', async () => {
  const { section } = await openSecurity();
  const [own, other] = await section.findAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox, Linux This device');
  expect(own).toHaveTextContent('Germany · With a password');
  expect(own).toHaveTextContent('Signed in: Nov 20, 12:00');
  expect(own).toHaveTextContent('Last used: Nov 20, 13:00');
  expect(other).toHaveTextContent('Unknown browser');
  expect(other).not.toHaveTextContent('This device');
  expect(other).toHaveTextContent('Country unknown · Way of signing in unknown');
  // This page is signed out by the account menu.
  expect(section.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1);
});

test('a press ends a session, asks nothing, and is reported', async () => {
  const { section, press, asked } = await openSecurity();
  await section.findAllByRole('listitem');
  await press('End the session: Unknown browser, Nov 1, 09:00');
  expect(asked).toEqual([{ which: 'one', number: 2 }]);
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByRole('status')).toHaveTextContent('The session was ended.');
  expect(section.getByRole('status')).toHaveFocus();
  expect(section.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});

test('a press ends all others', async () => {
  const { section, press, asked } = await openSecurity({
    sessions: [LAPTOP, PHONE, { ...PHONE, number: 3 }],
  });
  await section.findAllByRole('listitem');
  await press('End all others');
  expect(asked).toEqual([{ which: 'others' }]);
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByRole('status')).toHaveTextContent('All other sessions were ended.');
});

test.each([
  ['unavailable', /the operator could not be reached/],
  ['not-signed-in', /you are signed out/],
  ['not-found', /had ended already/],
])('an end that was refused is explained: %s', async (end, words) => {
  const { section, press } = await openSecurity({ faults: { end } });
  await section.findAllByRole('listitem');
  await press('End all others');
  expect(section.getByRole('alert')).toHaveTextContent(words);
  expect(section.getByRole('status')).toBeEmptyDOMElement();
});

test('sessions that did not load are reported, and can be loaded again', async () => {
  const { section, press, faults } = await openSecurity({ faults: { list: 'unavailable' } });
  expect(await section.findByText('Your sessions could not be loaded')).toBeVisible();
  delete faults.list;
  await press('Try again');
  expect(await section.findAllByRole('listitem')).toHaveLength(2);
});

test('the history is loaded once it is unfolded', async () => {
  const { section, unfold, asked } = await openSecurity();
  await section.findAllByRole('listitem');
  expect(asked).toEqual([]);
  await unfold();
  expect(asked).toEqual(['history']);
  const list = within(await section.findByRole('list', { name: 'Sign-ins' }));
  const [good, bad] = list.getAllByRole('listitem');
  expect(good).toHaveTextContent('Nov 20, 12:00 Signed in');
  expect(good).toHaveTextContent('Germany · With a QR code');
  expect(bad).toHaveTextContent('Nov 19, 12:00 Failed');
  expect(bad).toHaveTextContent('Unknown browser');
});

test('an empty history says so; one that did not load can be loaded again', async () => {
  const { section, unfold, press, faults } = await openSecurity({
    attempts: [],
    faults: { history: 'unavailable' },
  });
  await section.findAllByRole('listitem');
  await unfold();
  expect(await section.findByText('Your sign-ins could not be loaded')).toBeVisible();
  delete faults.history;
  await press('Try again');
  expect(await section.findByText(/There was no sign-in/)).toBeVisible();
});
