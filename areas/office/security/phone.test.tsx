import { Refusal } from '@grandstand/bus-contracts';
import { phoneChange, phoneGet, type Phone } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../testing/mount-office';

const NONE: Phone = { phone: null, isSecondStep: false };
const OWN: Phone = { phone: '+49 ··· 56 78', isSecondStep: false };

interface Site {
  readonly phone?: Phone;
  /** Why a command is refused. */
  faults?: { get?: string; change?: string };
}

/** The security page of a player, with a service of the test's: its dialog is confirmed at once. */
async function openSecurity({ phone = NONE, faults = {} }: Site = {}) {
  const { bus, clock } = playersPage('/office/security');
  let kept = phone;
  const asked: string[] = [];
  const service = bus.join('phone');
  service.handle(phoneGet, () => {
    if (faults.get) throw new Refusal(faults.get);
    return kept;
  });
  service.handle(phoneChange, ({ act }) => {
    asked.push(act);
    if (faults.change) throw new Refusal(faults.change);
    kept = act === 'set' ? OWN : NONE;
    return kept;
  });
  const office = openOffice({ bus, clock });
  await office.mount();
  const section = within(await screen.findByRole('region', { name: 'Phone' }));
  const press = (name: string) =>
    office.run(() => fireEvent.click(section.getByRole('button', { name })));
  const buttons = () => section.getAllByRole('button').map(({ textContent }) => textContent);
  return { section, press, buttons, asked, faults };
}

test('a player adds, changes and removes their phone, in the shell’s dialog', async () => {
  const { section, press, buttons, asked } = await openSecurity();
  expect(await section.findByText('No phone is confirmed.')).toBeVisible();
  expect(buttons()).toEqual(['Add a phone']);
  await press('Add a phone');
  expect(section.getByText('Your number: +49 ··· 56 78')).toBeVisible();
  expect(section.getByRole('status')).toHaveTextContent('Your phone is confirmed.');
  expect(section.getByRole('status')).toHaveFocus();
  expect(buttons()).toEqual(['Change', 'Remove']);
  await press('Change');
  await press('Remove');
  expect(section.getByRole('status')).toHaveTextContent(/^Your phone is removed/);
  expect(asked).toEqual(['set', 'set', 'remove']);
});

test('a phone that is the second step can be changed, not removed', async () => {
  const { section, buttons } = await openSecurity({ phone: { ...OWN, isSecondStep: true } });
  expect(await section.findByText(/^Codes to it are your second step/)).toBeVisible();
  expect(buttons()).toEqual(['Change']);
});

test.each([
  ['unavailable', /^The phone could not be changed/],
  ['not-signed-in', /you are signed out/],
  ['resting', /^You have closed this window several times/],
  ['cancelled', /^$/],
])('a change that ends with %s is explained', async (change, words) => {
  const { section, press } = await openSecurity({ faults: { change } });
  await section.findByText('No phone is confirmed.');
  await press('Add a phone');
  expect(section.getByRole('alert').textContent).toMatch(words);
  expect(section.getByRole('status')).toBeEmptyDOMElement();
});

test('what did not load is reported, and can be loaded again', async () => {
  const { section, press, faults } = await openSecurity({ faults: { get: 'unavailable' } });
  expect(await section.findByText('Your phone could not be loaded')).toBeVisible();
  delete faults.get;
  await press('Try again');
  expect(await section.findByText('No phone is confirmed.')).toBeVisible();
});
