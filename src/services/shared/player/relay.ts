import { Refusal } from '@grandstand/bus-contracts';
import type { AnswerOf, AnyCommand, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import { catchError } from 'rxjs';
import type { MonoTypeOperatorFunction, Observable, ObservableInput } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import type { Endpoint } from '../../../api/endpoint';
import { playerRefusalOf, refusalOf } from '../../../api/refusal-of';
import { asPlayer$ } from './as-player';

/** A command is for players alone where it may be refused with `not-signed-in`. */
const isForPlayers = ({ failures }: AnyCommand): boolean => failures.includes('not-signed-in');

/** The codes of commands by those of the operator that are others. */
export type CodeNames = Readonly<Record<string, string>>;

/** Several codes of the operator that a command has as one. */
export function namedAs(code: string, codes: readonly string[]): CodeNames {
  return Object.fromEntries(codes.map((each) => [each, code]));
}

/** Turns the failure of a call into a refusal of a command: the operator's code where the command has it, else "unavailable". */
export function refuseAs<T>(
  command: AnyCommand,
  names: CodeNames = {},
): MonoTypeOperatorFunction<T> {
  // The text of an operator that is unavailable is not for the player.
  const codes = command.failures.filter((code) => code !== 'unavailable');
  const toRefusal = isForPlayers(command) ? playerRefusalOf : refusalOf;
  return catchError((error: unknown) => {
    throw namedRefusalOf(error, names) ?? toRefusal(error, codes);
  });
}

/** The refusal for a code of the operator that the command has by another name; null where it is none. */
function namedRefusalOf(error: unknown, names: CodeNames): Refusal | null {
  const code = error instanceof HttpError ? names[error.code] : undefined;
  if (code === undefined) return null;
  return new Refusal(code, { text: (error as HttpError).text, cause: error });
}

/**
 * Makes calls for the present player in answer to a command.
 * @example bus.handle(requestsGet, (id) => forPlayer$(bus, requestsGet, () => call$(api, requestCall, id).pipe(map(...))))
 */
export function forPlayer$<T>(
  bus: Pick<ShellHandle, 'peek'>,
  command: AnyCommand,
  call: () => ObservableInput<T>,
  names?: CodeNames,
): Observable<T> {
  return asPlayer$(bus, call).pipe(refuseAs(command, names));
}

interface RelayPorts<Part extends string> {
  readonly bus: ShellHandle<Part>;
  readonly api: ApiClient;
}

/**
 * Answers a command with the operator's answer to a call of the same input; a command for players alone is refused
 * without one.
 * @example relay(ports, ideasSend, sendIdeaCall)
 */
export function relay<Part extends string, C extends AnyCommand & { readonly owner: Part }>(
  { bus, api }: RelayPorts<Part>,
  command: C,
  endpoint: Endpoint<RequestOf<C>, AnswerOf<C>>,
  names?: CodeNames,
): void {
  bus.handle(command, (request) => {
    const call = (): Observable<AnswerOf<C>> => call$(api, endpoint, request);
    return isForPlayers(command)
      ? forPlayer$(bus, command, call, names)
      : call().pipe(refuseAs(command, names));
  });
}
