import { NEVER } from 'rxjs';
import { CommandError } from '../kernel/errors';
import type { Handle } from '../kernel/types';

/** A handle without a bus, as on a server: it delivers and publishes nothing, and commands fail. */
export const silentHandle: Handle = {
  name: 'silent',
  signal: new AbortController().signal,
  publish() {},
  on: () => () => {},
  onKey: () => () => {},
  messages$: () => NEVER,
  peek: () => undefined,
  peekKey: () => undefined,
  send: ({ name }) =>
    Promise.reject(
      new CommandError('NoHandler', name, `Failed to send "${name}": there is no bus here.`),
    ),
  handle: () => () => {},
  dispose() {},
};
