import { Refusal } from '@grandstand/bus-contracts';
import { securityQuestionChange, securityQuestionGet } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../testing/mount-office';

interface Site {
  readonly isSet?: boolean;
  /** Why a command is refused. */
  readonly faults?: { get?: string; change?: string };
}

/** The security page of a player, with a service of the test's: its dialog is confirmed at once. */
async function openSecurity({ isSet = false, faults = {} }: Site = {}) {
  const { bus, clock } = playersPage('/office/security');
  let kept = { isSet };
  const asked: string[] = [];
  const service = bus.join('security-question');
  service.handle(securityQuestionGet, () => {
    if (faults.get) throw new Refusal(faults.get);
    return kept;
  });
  service.handle(securityQuestionChange, ({ act }) => {
    asked.push(act);
    if (faults.change) throw new Refusal(faults.change);
    kept = { isSet: act === 'set' };
    return kept;
  });
  const office = openOffice({ bus, clock });
  await office.mount();
  const region = await screen.findByRole('region', { name: 'Security question' });
  const section = within(region);
  const press = (name: string) =>
    office.run(() => fireEvent.click(section.getByRole('button', { name })));
  const buttons = () => section.getAllByRole('button').map(({ textContent }) => textContent);
  return { region, section, press, buttons, asked, faults };
}

test('PRO-01 a player sets, changes and removes their security question, in the shell’s dialog', async () => {
  const { region, section, press, buttons, asked } = await openSecurity();
  expect(region).toHaveAttribute('id', 'security-question');
  expect(await section.findByText('No question is set.')).toBeVisible();
  expect(buttons()).toEqual(['Set a question']);
  await press('Set a question');
  expect(section.getByText('A question is set.')).toBeVisible();
  expect(section.getByRole('status')).toHaveTextContent('Your security question is set.');
  expect(section.getByRole('status')).toHaveFocus();
  expect(buttons()).toEqual(['Change', 'Remove']);
  await press('Change');
  await press('Remove');
  expect(section.getByRole('status')).toHaveTextContent('Your security question is removed.');
  expect(asked).toEqual(['set', 'set', 'remove']);
});

test.each([
  ['unavailable', /^The question could not be changed/],
  ['not-signed-in', /you are signed out/],
  ['resting', /^You have closed this window several times/],
  ['cancelled', /^$/],
])('a change that ends with %s is explained', async (change, words) => {
  const { section, press } = await openSecurity({ isSet: true, faults: { change } });
  await section.findByText('A question is set.');
  await press('Remove');
  expect(section.getByRole('alert').textContent).toMatch(words);
  expect(section.getByText('A question is set.')).toBeVisible();
});

test('a question that can’t be loaded can be asked for again', async () => {
  const faults: { get?: string } = { get: 'unavailable' };
  const { section, press } = await openSecurity({ faults });
  expect(await section.findByText('Your security question could not be loaded')).toBeVisible();
  delete faults.get;
  await press('Try again');
  expect(await section.findByText('No question is set.')).toBeVisible();
});
