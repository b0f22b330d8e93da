import { useCallback, useState } from 'react';
import type { AnswerOf, AnyCommand, FailureOf, RequestOf } from '../../kernel/contract';
import type { CommandError } from '../../kernel/errors';
import type { SendOptions } from '../../kernel/types';
import { useHandle } from '../bus-context';

/** A command as a component uses it. */
export interface Sending<C extends AnyCommand> {
  /** Resolves to the answer, or to undefined on a failure, which is in `error`. It never rejects. */
  readonly send: (request: RequestOf<C>, options?: SendOptions) => Promise<AnswerOf<C> | undefined>;
  readonly isSending: boolean;
  /** Of the last send; undefined from the next one's start. */
  readonly error: CommandError<FailureOf<C>> | Error | undefined;
}

/**
 * Sends a command from a component, with its pending state and its error.
 * @example const { send, isSending, error } = useSend(couponAddBet);
 */
export function useSend<C extends AnyCommand>(contract: C): Sending<C> {
  const bus = useHandle();
  const [count, setCount] = useState(0);
  const [error, setError] = useState<Sending<C>['error']>();
  const send = useCallback<Sending<C>['send']>(
    async (request, options) => {
      setCount((sending) => sending + 1);
      setError(undefined);
      try {
        return await bus.send(contract, request, options);
      } catch (fault) {
        setError(fault instanceof Error ? fault : new Error(String(fault)));
        return undefined;
      } finally {
        setCount((sending) => sending - 1);
      }
    },
    [bus, contract],
  );
  return { send, isSending: count > 0, error };
}
