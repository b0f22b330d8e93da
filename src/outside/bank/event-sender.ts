import type { OperatorClient } from '../kit/operator-client';
import type { ProgramOptions } from '../kit/program';

/** An event that the operator has not accepted is sent again after these times, ms. */
const RETRIES = [5_000, 30_000, 300_000, 1_800_000, 7_200_000];

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly operator: OperatorClient;
}

/** Sends an event to the operator until it is accepted. */
export type SendEvent = (path: string, content: object) => void;

export function createEventSender({ operator, clock }: Options): SendEvent {
  const send = (path: string, content: object, retry: number): void => {
    const again = (): void => {
      const delay = RETRIES[retry];
      if (delay !== undefined) clock.after(delay, () => send(path, content, retry + 1));
    };
    operator.post(path, content).then(
      (isAccepted) => {
        if (!isAccepted) again();
      },
      () => again(),
    );
  };
  return (path, content) => send(path, content, 0);
}
