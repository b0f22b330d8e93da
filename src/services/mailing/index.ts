import { Refusal, sessionState } from '@grandstand/bus-contracts';
import { mailingGet, mailingSave } from '@grandstand/bus-contracts/player';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { UnauthorizedError } from '../../api';
import type { ApiClient } from '../../api';
import { mailingCall, mailingSaveCall } from '../../api/endpoints/mailing';
import { refusalOf } from '../../api/refusal-of';

export interface MailingPorts {
  readonly bus: ShellHandle<'mailing'>;
  readonly api: ApiClient;
}

/** Answers what the player is sent by e-mail and SMS, and changes it. */
export function createMailing({ bus, api }: MailingPorts): void {
  let lastSave: Promise<unknown> = Promise.resolve();

  const userId = (): string => bus.peek(sessionState)?.userId ?? '';

  /** Makes a call for the player and for nobody who signs in after them. */
  async function callAs<T>(player: string, call: () => Promise<T>): Promise<T> {
    const isHere = (): boolean => player !== '' && userId() === player;
    try {
      const answer = isHere() ? await call() : undefined;
      if (answer !== undefined && isHere()) return answer;
    } catch (error) {
      if (isHere()) throw asRefusal(error);
    }
    throw new Refusal('not-signed-in');
  }

  bus.handle(mailingGet, (_, { signal }) =>
    callAs(userId(), () => api.call(mailingCall, {}, { signal })),
  );

  bus.handle(mailingSave, (change, { signal }) => {
    const player = userId();
    const save = () => callAs(player, () => api.call(mailingSaveCall, change, { signal }));
    // Two requests at once may arrive in the other order: the last choice must win.
    const saved = lastSave.then(save, save);
    lastSave = saved;
    return saved;
  });
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof UnauthorizedError) return new Refusal('not-signed-in', { cause: error });
  return refusalOf(error);
}
