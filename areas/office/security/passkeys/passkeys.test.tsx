import { Refusal } from '@grandstand/bus-contracts';
import {
  passkeysAdd,
  passkeysGet,
  passkeysRemove,
  passkeysRename,
  type Passkey,
} from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../../testing/mount-office';

const PHONE: Passkey = {
  id: 1,
  name: 'Chrome, Android',
  isBackedUp: true,
  createdAt: Date.UTC(2026, 10, 20, 12),
  usedAt: null,
};
const LAPTOP: Passkey = {
  id: 2,
  name: 'Firefox, Linux',
  isBackedUp: false,
  createdAt: Date.UTC(2026, 10, 1, 9),
  usedAt: Date.UTC(2026, 10, 19, 18),
};

interface Site {
  readonly passkeys?: readonly Passkey[];
  readonly canAdd?: boolean;
  /** Why a command is refused. */
  faults?: { get?: string; change?: string };
}

/** The security page of a player, with a passkeys service of the test's: its dialogs are confirmed at once. */
async function openSecurity({ passkeys = [], canAdd = true, faults = {} }: Site = {}) {
  const { bus, clock } = playersPage('/office/security');
  let kept = [...passkeys];
  const asked: unknown[] = [];
  const changed = (command: string, request: object, next: Passkey[]) => {
    asked.push([command, request]);
    if (faults.change) throw new Refusal(faults.change);
    kept = next;
    return { passkeys: kept };
  };
  const service = bus.join('passkeys');
  service.handle(passkeysGet, () => {
    if (faults.get) throw new Refusal(faults.get);
    return { passkeys: kept, canAdd };
  });
  service.handle(passkeysAdd, (request) => changed('add', request, [LAPTOP, ...kept]));
  service.handle(passkeysRemove, (request) =>
    changed(
      'remove',
      request,
      kept.filter(({ id }) => id !== request.id),
    ),
  );
  service.handle(passkeysRename, (request) =>
    changed(
      'rename',
      request,
      kept.map((one) => (one.id === request.id ? { ...one, name: request.name } : one)),
    ),
  );
  const office = openOffice({ bus, clock });
  await office.mount();
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  const press = (name: string) =>
    office.run(() => fireEvent.click(section.getByRole('button', { name })));
  return { ...office, section, press, asked, faults };
}

test('the security page lists the passkeys, with when they were made and used', async () => {
  const { section } = await openSecurity({ passkeys: [PHONE, LAPTOP] });
  const [phone, laptop] = await section.findAllByRole('listitem');
  expect(phone).toHaveTextContent('Chrome, Android');
  expect(phone).toHaveTextContent('Added: Nov 20, 12:00');
  expect(phone).toHaveTextContent('Last used: Not yet');
  expect(phone).toHaveTextContent('Also on your other devices');
  expect(laptop).toHaveTextContent('Last used: Nov 19, 18:00');
  expect(laptop).not.toHaveTextContent('Also on your other devices');
});

test('a player adds a passkey, in the shell’s dialog', async () => {
  const { section, press, asked } = await openSecurity();
  expect(await section.findByText('You have no passkey yet.')).toBeVisible();
  await press('Add a passkey');
  expect(asked).toEqual([['add', {}]]);
  expect(section.getByRole('status')).toHaveTextContent(/^The passkey was added/);
  expect(section.getByRole('listitem')).toHaveTextContent('Firefox, Linux');
});

test('a browser without passkeys says so, and removes them all the same', async () => {
  const { section } = await openSecurity({ passkeys: [PHONE], canAdd: false });
  expect(await section.findByText(/^This browser has no passkeys/)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Remove “Chrome, Android”' })).toBeEnabled();
});

test('a player renames a passkey in its place', async () => {
  const { section, press, run, asked } = await openSecurity({ passkeys: [PHONE] });
  await section.findByRole('listitem');
  await press('Rename “Chrome, Android”');
  const field = section.getByRole('textbox', { name: 'Name of the passkey' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Chrome, Android');
  await run(() => fireEvent.change(field, { target: { value: '  ' } }));
  await press('Save');
  expect(section.getByText('Enter a name.')).toBeVisible();
  await run(() => fireEvent.change(field, { target: { value: ' My phone ' } }));
  await press('Save');
  expect(asked).toEqual([['rename', { id: 1, name: 'My phone' }]]);
  expect(section.getByRole('status')).toHaveTextContent('The name was saved.');
  expect(section.getByRole('button', { name: 'Rename “My phone”' })).toHaveFocus();

  await press('Rename “My phone”');
  await press('Cancel');
  expect(section.getByRole('button', { name: 'Rename “My phone”' })).toHaveFocus();
  expect(asked).toHaveLength(1);
});

test('a player removes a passkey, and hears of it', async () => {
  const { section, press, asked } = await openSecurity({ passkeys: [PHONE] });
  await section.findByRole('listitem');
  await press('Remove “Chrome, Android”');
  expect(asked).toEqual([['remove', { id: 1 }]]);
  expect(section.queryByRole('listitem')).not.toBeInTheDocument();
  expect(section.getByRole('status')).toHaveTextContent('The passkey was removed.');
  expect(section.getByRole('status')).toHaveFocus();
});

test('a closed dialog changes nothing, and is no error', async () => {
  const { section, press } = await openSecurity({
    passkeys: [PHONE],
    faults: { change: 'cancelled' },
  });
  await section.findByRole('listitem');
  await press('Remove “Chrome, Android”');
  expect(section.getByRole('listitem')).toBeVisible();
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['unavailable', /the operator could not be reached/],
  ['not-signed-in', /you are signed out/],
  ['resting', /^You have closed this window several times/],
  ['not-found', /was removed elsewhere/],
])('a change that was refused is explained: %s', async (change, words) => {
  const { section, press } = await openSecurity({ passkeys: [PHONE], faults: { change } });
  await section.findByRole('listitem');
  await press('Remove “Chrome, Android”');
  expect(section.getByRole('alert')).toHaveTextContent(words);
});

test('passkeys that did not load are reported, and can be loaded again', async () => {
  const { section, press, faults } = await openSecurity({ faults: { get: 'unavailable' } });
  expect(await section.findByText('Your passkeys could not be loaded')).toBeVisible();
  delete faults.get;
  await press('Try again');
  expect(await section.findByText('You have no passkey yet.')).toBeVisible();
});
