import { Refusal } from '@grandstand/bus-contracts';
import { passwordChange } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../testing/mount-office';

/** The security page of a player, with a service of the test's: its dialog is confirmed at once, or refused. */
async function openSecurity() {
  const { bus, clock } = playersPage('/office/security');
  const faults: { change?: string } = {};
  bus.join('password').handle(passwordChange, () => {
    if (faults.change) throw new Refusal(faults.change);
    return {};
  });
  const office = openOffice({ bus, clock });
  await office.mount();
  const section = within(await screen.findByRole('region', { name: 'Password' }));
  const press = (): Promise<void> =>
    office.run(() =>
      fireEvent.click(section.getByRole('button', { name: 'Change your password' })),
    );
  return { section, press, faults };
}

test('a player changes their password on the security page, in the shell’s dialog', async () => {
  const { section, press } = await openSecurity();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Security');
  await press();
  expect(section.getByRole('status')).toHaveTextContent(/^Your password is changed/);
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['cancelled', ''],
  ['resting', 'You have closed this window several times in a row. Wait a few minutes'],
  ['not-signed-in', 'The password was not changed: you are signed out.'],
  ['unavailable', 'The password could not be changed. Try again in a moment.'],
])('a change that ends with %s says: %s', async (code, text) => {
  const { section, press, faults } = await openSecurity();
  faults.change = code;
  await press();
  expect(section.getByRole('alert').textContent).toContain(text);
  expect(section.getByRole('alert').textContent === '').toBe(text === '');
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  delete faults.change;
  await press();
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
  expect(section.getByRole('status')).toHaveTextContent(/^Your password is changed/);
});

test('says how another device is signed in by a QR code, at the place that the menu leads to', async () => {
  await openSecurity();
  const section = screen.getByRole('region', { name: 'Sign in on another device' });
  expect(section).toHaveAttribute('id', 'auth-qr');
  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
});
