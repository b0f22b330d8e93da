import type { AnyCommand, StateContract } from '@grandstand/bus-contracts';
import { settle } from '@grandstand/bus-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import { overlays } from '../../../src/shell/app/later-overlays';
import { openShell, type ShellPage } from './shell-page';

/**
 * The shell for a file of tests of one dialog, anew for each; its service is played by the test.
 * @param plain what a test shows unless it says otherwise
 * @param commands the commands to the service, under the names that `sent` has them by
 */
export function openDialogBench<Dialog extends object>(
  state: StateContract<string, Dialog | null>,
  plain: NoInfer<Dialog>,
  commands: Readonly<Record<string, AnyCommand>>,
) {
  let page: ShellPage;
  let sent: [command: string, request: unknown][];
  beforeAll(async () => {
    await overlays.load('en');
  });
  beforeEach(async () => {
    page = await openShell();
    sent = [];
    const service = page.test.bus.join(state.owner);
    for (const [name, command] of Object.entries(commands)) {
      service.handle(command, (request) => {
        sent.push([name, request]);
        return {};
      });
    }
  });

  const dialog = () => within(screen.getByRole('dialog'));
  const button = (name: string) => dialog().getByRole('button', { name });
  return {
    get page() {
      return page;
    },
    /** The commands to the service, in order. */
    get sent() {
      return sent;
    },
    show: async (change: Partial<Dialog> = {}): Promise<void> => {
      await page.publishState((qa) => qa.publish(state.name, { ...plain, ...change }));
      await screen.findByRole('dialog');
    },
    dialog,
    /** The alerts with words. */
    alerts: (): string[] =>
      dialog()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    button,
    press: async (name: string): Promise<void> => {
      await userEvent.click(button(name));
      await act(settle);
    },
  };
}
