import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';
import { LIMIT_OFFER, METHODS } from '../testing/samples';

const ASKED = { ...METHODS, isLimitAsked: true };

type Site = NonNullable<Parameters<typeof openPayments>[1]>;

const openAsked = (site: Site = {}) =>
  openPayments('/office/recharge', { methods: ASKED, ...site });

const hasForm = (): boolean => screen.queryByRole('button', { name: 'Go to the bank' }) !== null;

describe('the question for a limit before the first deposit', () => {
  it('comes before the form, proposes no amount, and sets what the player types', async () => {
    const { answers, type, press, close } = await openAsked();
    expect(hasForm()).toBe(false);
    expect(screen.getByLabelText('Your limit')).toHaveValue('');
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('In 30 days');
    await type('Your limit', '120,50');
    await press('Set the limit: 120.50\u00A0EUR');
    expect(answers).toEqual([{ limitType: 22, limitValue: 12_050 }]);
    expect(hasForm()).toBe(true);
    // The keyboard goes on where the form is.
    expect(document.activeElement).toContainElement(screen.getByRole('form', { name: 'Deposit' }));
    close();
  });

  it('is of the time that the player chooses', async () => {
    const { answers, run, type, press, close } = await openAsked();
    await run(() => screen.getByRole('radio', { name: 'In 24 hours' }).click());
    await type('Your limit', '2000');
    await press('Set the limit: 2,000.00\u00A0EUR');
    expect(answers).toEqual([{ limitType: 20, limitValue: 200_000 }]);
    close();
  });

  it.each([
    ['', 'Enter an amount above zero.'],
    ['0', 'Enter an amount above zero.'],
    ['many', 'Enter an amount above zero.'],
    ['1000.01', 'The law allows at most 1,000.00 EUR. Enter this amount or less.'],
  ])('takes no limit of “%s”: %s', async (amount, text) => {
    const { answers, type, press, close } = await openAsked();
    await type('Your limit', amount);
    await press('Set the limit');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Your limit')).toHaveFocus();
    expect(answers).toEqual([]);
    close();
  });

  it('has a list where the operator takes no other amounts, with nothing chosen', async () => {
    const [daily] = LIMIT_OFFER.offers;
    const { answers, run, press, close } = await openAsked({
      limitOffer: { ...LIMIT_OFFER, offers: daily ? [{ ...daily, isCustomAllowed: false }] : [] },
    });
    const list = screen.getByRole('combobox', { name: 'Your limit' });
    expect(list).toHaveDisplayValue('Not chosen');
    await press('Set the limit');
    expect(screen.getByText('Choose an amount.')).toBeVisible();
    expect(answers).toEqual([]);
    await run(() => {
      (list as HTMLSelectElement).value = '5000';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press('Set the limit: 50.00\u00A0EUR');
    expect(answers).toEqual([{ limitType: 20, limitValue: 5000 }]);
    close();
  });

  it('is declined by a second press only, and can be taken up again before', async () => {
    const { answers, press, close } = await openAsked();
    await press('Continue without a limit');
    expect(screen.getByRole('heading', { name: 'Continue without a limit?' })).toHaveFocus();
    expect(answers).toEqual([]);
    await press('Set a limit');
    expect(screen.getByRole('heading', { name: 'Set a deposit limit first' })).toHaveFocus();
    await press('Continue without a limit');
    await press('Yes, without a limit');
    expect(answers).toEqual([{}]);
    expect(hasForm()).toBe(true);
    close();
  });

  it('says that an answer could not be saved, and asks on', async () => {
    const { site, answers, type, press, close } = await openAsked();
    site.refusal = 'unavailable';
    await type('Your limit', '50');
    await press('Set the limit: 50.00\u00A0EUR');
    expect(screen.getByText('The limit could not be set. Try again.')).toBeVisible();
    await press('Continue without a limit');
    await press('Yes, without a limit');
    expect(screen.getByText('Your answer could not be saved. Try again.')).toBeVisible();
    expect(hasForm()).toBe(false);
    delete site.refusal;
    await press('Yes, without a limit');
    expect(answers).toEqual([{}]);
    expect(hasForm()).toBe(true);
    close();
  });

  it('ends where a limit was set elsewhere meanwhile', async () => {
    const { site, type, press, run, close } = await openAsked();
    site.refusal = 'already-set';
    await type('Your limit', '50');
    site.methods = METHODS;
    await press('Set the limit: 50.00\u00A0EUR');
    await run();
    expect(hasForm()).toBe(true);
    close();
  });

  it('can be loaded again', async () => {
    const { site, press, close } = await openAsked({ limitOffer: null });
    expect(screen.getByText('The limits could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue without a limit' })).toBeVisible();
    site.limitOffer = LIMIT_OFFER;
    await press('Try again');
    expect(screen.getByLabelText('Your limit')).toBeVisible();
    close();
  });
});
