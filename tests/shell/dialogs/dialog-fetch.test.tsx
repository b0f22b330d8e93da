import { configState, sessionState } from '@grandstand/bus-contracts';
import { dialogsShown } from '@grandstand/bus-contracts/shell';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openShell, SITE_CONFIG } from '../../harness/page/shell-page';

test.each([
  ['sign-in', 'Sign in', 'a pointer', async (button: HTMLElement) => userEvent.hover(button)],
  ['registration', 'Register', 'the focus', async (button: HTMLElement) => button.focus()],
] as const)(
  'the dialog "%s" is there with the press where its button (%s) had %s before',
  async (name, label, _by, come) => {
    const page = await openShell();
    await page.publishState((qa) => {
      qa.publish(configState.name, SITE_CONFIG);
      qa.publish(sessionState.name, { status: 'guest', userId: '' });
    });
    const button = screen.getByRole('button', { name: label });
    await act(async () => come(button));
    await vi.dynamicImportSettled();
    act(() => page.test.qa.publish(dialogsShown.name, { dialog: { name } }));
    expect(screen.getByRole('dialog', { name: label })).toBeInTheDocument();
    page.test.qa.publish(dialogsShown.name, { dialog: null });
  },
);
