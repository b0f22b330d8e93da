import { accountState, NO_ACCOUNTS, Refusal } from '@grandstand/bus-contracts';
import { mailingGet, mailingSave, type Mailing } from '@grandstand/bus-contracts/player';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOffice, playersPage } from '../testing/mount-office';

/** The settings page of a player, with a mailing service of the test's. */
async function openSettings(faults: { get?: string; save?: string } = {}, userId = 'ann') {
  const { bus, clock, dispose, signIn } = playersPage('/office/settings#mailing', userId);
  let kept: Mailing = {
    enable_mail_news: 0,
    enable_mail_deposit: 1,
    enable_mail_bets: 0,
    enable_sms_news: 0,
    bonus_type: 0,
    first_deposit_bonus_type: 1,
  };
  const saved: object[] = [];
  const service = bus.join('mailing');
  service.handle(mailingGet, () => {
    if (faults.get) throw new Refusal(faults.get);
    return kept;
  });
  service.handle(mailingSave, (change) => {
    if (faults.save) throw new Refusal(faults.save);
    saved.push(change);
    kept = { ...kept, ...change };
    return kept;
  });
  const office = openOffice({ bus, clock });
  await office.mount();
  const section = within(await screen.findByRole('region', { name: 'Notifications' }));
  const bonuses = within(await screen.findByRole('region', { name: 'Bonuses' }));
  return { ...office, bus, section, bonuses, saved, faults, signIn, dispose };
}

const NEWS = 'News and offers by e-mail';
const DEPOSITS = 'Deposits by e-mail';

test('PRO-02 the settings page has a switch for each mailing, with the operator’s value', async () => {
  const { section } = await openSettings();
  const group = within(await section.findByRole('group', { name: 'What to send you' }));
  const switches = group.getAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    [NEWS, false],
    [DEPOSITS, true],
    ['Bets by e-mail', false],
    ['News and offers by SMS', false],
  ]);
  expect(document.getElementById('mailing')).toBe(
    screen.getByRole('region', { name: 'Notifications' }),
  );
});

test('SET-01 a group of settings takes no name of a landmark', async () => {
  const { section } = await openSettings();
  await section.findByRole('switch', { name: NEWS });
  expect(screen.getByRole('group', { name: 'Bet slip' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
});

test('PRO-02 a switch is saved at once, alone, with a notice', async () => {
  const { section, run, saved } = await openSettings();
  const news = await section.findByRole('switch', { name: NEWS });
  await run(() => fireEvent.click(news));
  expect(saved).toEqual([{ enable_mail_news: 1 }]);
  expect(news).toBeChecked();
  expect(section.getByRole('status')).toHaveTextContent(`Saved: “${NEWS}” is on.`);
  await run(() => fireEvent.click(section.getByRole('switch', { name: DEPOSITS })));
  expect(saved).toEqual([{ enable_mail_news: 1 }, { enable_mail_deposit: 0 }]);
  expect(section.getByRole('status')).toHaveTextContent(`Saved: “${DEPOSITS}” is off.`);
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
});

test('PRO-02 one press turns all off, and a failure leaves them as they were', async () => {
  const { section, run, saved, faults } = await openSettings();
  const deposits = await section.findByRole('switch', { name: DEPOSITS });
  const end = section.getByRole('button', { name: 'Turn all off' });
  faults.save = 'unavailable';
  await run(() => fireEvent.click(end));
  expect(section.getByRole('alert')).toHaveTextContent('“What to send you” was not changed');
  expect(deposits).toBeChecked();
  delete faults.save;
  await run(() => fireEvent.click(end));
  expect(saved).toEqual([
    { enable_mail_news: 0, enable_mail_deposit: 0, enable_mail_bets: 0, enable_sms_news: 0 },
  ]);
  expect(section.getByRole('status')).toHaveTextContent('Saved: all are off.');
  expect(section.queryAllByRole('switch', { checked: true })).toEqual([]);
});

test.each([
  ['unavailable', 'the operator could not be reached'],
  ['not-signed-in', 'you are signed out'],
])('a switch that could not be saved goes back, with the reason: %s', async (save, why) => {
  const { section, run } = await openSettings({ save });
  const news = await section.findByRole('switch', { name: NEWS });
  await run(() => fireEvent.click(news));
  expect(news).not.toBeChecked();
  expect(section.getByRole('alert')).toHaveTextContent(`“${NEWS}” was not changed: ${why}`);
  expect(section.getByRole('status')).toBeEmptyDOMElement();
});

test('settings that did not load are reported, and can be loaded again', async () => {
  const { section, run, faults } = await openSettings({ get: 'unavailable' });
  expect(await section.findByText('Notification settings could not be loaded')).toBeVisible();
  expect(section.queryByRole('switch')).toBeNull();
  delete faults.get;
  await run(() => fireEvent.click(section.getByRole('button', { name: 'Try again' })));
  expect(await section.findByRole('switch', { name: DEPOSITS })).toBeChecked();
});

test('the section keeps the focus when the player becomes known', async () => {
  const { section, run, signIn } = await openSettings({}, '');
  const place = screen.getByRole('region', { name: 'Notifications' });
  place.focus();
  await run(() => signIn('ann'));
  expect(await section.findByRole('switch', { name: DEPOSITS })).toBeChecked();
  expect(place).toHaveFocus();
});

test('PRO-02 the choice of the registration is shown and changed, and so is which bonuses come first', async () => {
  const { bonuses, run, saved, section } = await openSettings();
  const first = await bonuses.findByRole('combobox', { name: 'Bonus for the first deposit' });
  expect(first).toHaveDisplayValue('Sports');
  await run(() => fireEvent.change(first, { target: { value: '2' } }));
  const any = bonuses.getByRole('combobox', { name: 'Bonuses to see first' });
  expect(any).toHaveDisplayValue('No choice');
  await run(() => fireEvent.change(any, { target: { value: '1' } }));
  expect(saved).toEqual([{ first_deposit_bonus_type: 2 }, { bonus_type: 1 }]);
  expect(first).toHaveDisplayValue('Casino');
  expect(bonuses.getByRole('status')).toHaveTextContent('Saved.');
  // The switches of messages say nothing of it, and turning all of them off keeps it.
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  await run(() => fireEvent.click(section.getByRole('button', { name: 'Turn all off' })));
  expect(any).toHaveDisplayValue('Sports');
  expect(bonuses.getByRole('link', { name: 'The terms of these bonuses' })).toHaveAttribute(
    'href',
    '/en/bonuses?category=first_deposit',
  );
});

test('a choice of a bonus that could not be saved goes back, with the reason', async () => {
  const { bonuses, run } = await openSettings({ save: 'unavailable' });
  const first = await bonuses.findByRole('combobox', { name: 'Bonus for the first deposit' });
  await run(() => fireEvent.change(first, { target: { value: '0' } }));
  expect(first).toHaveDisplayValue('Sports');
  expect(bonuses.getByRole('alert')).toHaveTextContent('the operator could not be reached');
});

test('after the first deposit the choice of its bonus is said to change nothing', async () => {
  const { bus, bonuses, run } = await openSettings();
  expect(await bonuses.findByText(/^Your first deposit brings this one/)).toBeVisible();
  await run(() =>
    bus.join('account').publish(accountState, {
      ...NO_ACCOUNTS,
      isAvailableFirstDepositBonus: false,
    }),
  );
  expect(bonuses.getByText(/^Your first deposit was made/)).toBeVisible();
});
