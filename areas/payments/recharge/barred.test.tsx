import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPayments } from '../testing/open-payments';
import { METHODS } from '../testing/samples';

const ENDS = Date.UTC(2026, 10, 27, 12);

describe('a player who may not pay in', () => {
  it.each<[code: string, endsAt: number | null, name: string, path: string]>([
    ['deposit-timeout', ENDS, 'Your limits', '/en/office/responsible'],
    ['session-limit-reached', null, 'Your limits', '/en/office/responsible'],
    ['hold-check', null, 'Verify your identity', '/en/office/verification'],
    ['not-activated', null, 'Your profile', '/en/office/account#personal-data'],
    ['hold-people', null, 'Write to support', '/en/office/support'],
    ['hold-same', ENDS, 'Write to support', '/en/office/support'],
    ['banned', null, 'Write to support', '/en/office/support'],
    ['of-another-operator', null, 'Write to support', '/en/office/support'],
  ])(
    'reads why before anything is typed, and where to go on: %s',
    async (code, endsAt, name, path) => {
      const text = `The operator’s words for ${code}.`;
      const barred = { code, text, endsAt };
      const methods = { ...METHODS, isLimitAsked: true, barred };
      const { close } = await openPayments('/office/recharge', { methods });
      expect(screen.getByRole('heading', { name: 'You can’t pay in now' })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByText(/^It ends on Nov 27, 2026/) !== null).toBe(endsAt !== null);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
      expect(screen.getByRole('link', { name: 'Withdraw money' })).toHaveAttribute(
        'href',
        '/en/office/deduce',
      );
      // Neither a question about a limit nor a form that leads nowhere.
      expect(screen.queryByText('Set a deposit limit first')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Go to the bank' })).toBeNull();
      close();
    },
  );
});
