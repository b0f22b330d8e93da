import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { AbortedError } from '../../../api';
import type { Log, ShowError } from '../../ports';

export interface ShowErrorPorts {
  readonly bus: Pick<ShellHandle, 'send'>;
  readonly log: Log;
}

/** Creates the notifier of errors: values that are no `Error` are only logged, aborted calls are ignored. */
export function createShowError({ bus, log }: ShowErrorPorts): ShowError {
  return async (error, text) => {
    if (!(error instanceof Error)) {
      log('warn', 'A value that is no Error was reported as one.', error);
      return;
    }
    if (error instanceof AbortedError) return;
    log('warn', 'An error was shown to the player.', error);
    try {
      await bus.send(noticesShow, { kind: 'error', text: await text() });
    } catch (failure) {
      log('warn', 'Failed to show an error to the player.', failure);
    }
  };
}
