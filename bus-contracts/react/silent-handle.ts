import { NEVER } from 'rxjs';
import { CommandError } from '../kernel/errors';
import type { Handle } from '../kernel/types';

/** The bus where there is none, as on a server: nothing is heard, what is said goes nowhere, commands fail. */
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
