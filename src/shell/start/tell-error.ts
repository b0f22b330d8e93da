import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { AbortedError } from '../../api';
import type { Log, TellError } from '../../services/ports';

export interface TellErrorPorts {
  readonly bus: ShellHandle;
  readonly log: Log;
}

/** The notifier of errors: what is no `Error` is logged and ignored, and what was called off is nobody's news. */
export function createTellError({ bus, log }: TellErrorPorts): TellError {
  return async (error, text) => {
    if (!(error instanceof Error)) {
      log('warn', 'What is no error was to be told as one.', error);
      return;
    }
    if (error instanceof AbortedError) return;
    log('warn', 'Something failed, and the player was told.', error);
    try {
      await bus.send(noticesShow, { kind: 'error', text: await text() });
    } catch (failure) {
      log('warn', 'The player could not be told of an error.', failure);
    }
  };
}
