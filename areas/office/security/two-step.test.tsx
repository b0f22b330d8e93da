import { Refusal } from '@grandstand/bus-contracts';
import { twoStepChange, twoStepGet, type TwoStep } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../testing/mount-office';

const OFF: TwoStep = { isOn: false, by: null, phone: null, recoveryCodesLeft: 0 };
const ON: TwoStep = { isOn: true, by: 'totp', phone: null, recoveryCodesLeft: 10 };

interface Site {
  readonly twoStep?: TwoStep;
  /** Why a command is refused. */
  faults?: { get?: string; change?: string };
}

/** The security page of a player, with a service of the test's: its dialog is confirmed at once. */
async function openSecurity({ twoStep = OFF, faults = {} }: Site = {}) {
  const { bus, clock } = playersPage('/office/security');
  let kept = twoStep;
  const asked: string[] = [];
  const service = bus.join('two-step');
  service.handle(twoStepGet, () => {
    if (faults.get) throw new Refusal(faults.get);
    return kept;
  });
  service.handle(twoStepChange, ({ act }) => {
    asked.push(act);
    if (faults.change) throw new Refusal(faults.change);
    kept = act === 'turn-off' ? OFF : ON;
    return kept;
  });
  const office = openOffice({ bus, clock });
  await office.mount();
  const section = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
  const press = (name: string) =>
    office.run(() => fireEvent.click(section.getByRole('button', { name })));
  const buttons = () => section.getAllByRole('button').map(({ textContent }) => textContent);
  return {
    section,
    press,
    buttons,
    asked,
    faults,
    changeElsewhere: (next: TwoStep): void => void (kept = next),
  };
}

test('a player sets it up, in the shell’s dialog', async () => {
  const { section, press, buttons, asked } = await openSecurity();
  expect(await section.findByText(/^Off/)).toBeVisible();
  expect(buttons()).toEqual(['Set up']);
  await press('Set up');
  expect(asked).toEqual(['set-up']);
  expect(section.getByRole('status')).toHaveTextContent(/^Two-step sign-in is on/);
  expect(section.getByRole('status')).toHaveFocus();
  expect(section.getByText('Recovery codes left: 10')).toBeVisible();
  expect(buttons()).toEqual(['New recovery codes', 'Turn off']);
});

test('a player sees where codes are sent', async () => {
  const { section } = await openSecurity({
    twoStep: { ...ON, by: 'sms', phone: '+49 ··· 56 78' },
  });
  expect(await section.findByText('On: codes are sent to +49 ··· 56 78.')).toBeVisible();
});

test('a player makes new recovery codes, when few are left', async () => {
  const { section, press, asked } = await openSecurity({
    twoStep: { ...ON, recoveryCodesLeft: 2 },
  });
  expect(await section.findByText('Recovery codes left: 2')).toBeVisible();
  expect(section.getByText(/^Make new ones/)).toBeVisible();
  await press('New recovery codes');
  expect(asked).toEqual(['new-codes']);
  expect(section.getByText('Recovery codes left: 10')).toBeVisible();
  expect(section.queryByText(/^Make new ones/)).not.toBeInTheDocument();
  expect(section.getByRole('status')).toHaveTextContent(/^New recovery codes were made/);
});

test('a player turns it off', async () => {
  const { section, press, buttons, asked } = await openSecurity({ twoStep: ON });
  expect(await section.findByText(/^On/)).toBeVisible();
  await press('Turn off');
  expect(asked).toEqual(['turn-off']);
  expect(section.getByText(/^Off/)).toBeVisible();
  expect(buttons()).toEqual(['Set up']);
  expect(section.getByRole('status')).toHaveTextContent(/^Two-step sign-in is off/);
});

test('a closed dialog is no error, and what is on is loaded again', async () => {
  const { section, press, buttons, changeElsewhere } = await openSecurity({
    faults: { change: 'cancelled' },
  });
  await section.findByText(/^Off/);
  changeElsewhere(ON);
  await press('Set up');
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  expect(buttons()).toEqual(['New recovery codes', 'Turn off']);
});

test.each([
  ['unavailable', /the operator could not be reached/],
  ['not-signed-in', /you are signed out/],
  ['resting', /^You have closed this window several times/],
])('a change that was refused is explained: %s', async (change, words) => {
  const { section, press } = await openSecurity({ faults: { change } });
  await section.findByText(/^Off/);
  await press('Set up');
  expect(section.getByRole('alert')).toHaveTextContent(words);
});

test('what did not load is reported, and can be loaded again', async () => {
  const { section, press, faults } = await openSecurity({ faults: { get: 'unavailable' } });
  expect(
    await section.findByText('It could not be loaded whether two-step sign-in is on'),
  ).toBeVisible();
  delete faults.get;
  await press('Try again');
  expect(await section.findByText(/^Off/)).toBeVisible();
});
