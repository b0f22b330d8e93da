import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  AnswerOf,
  AnyCommand,
  AnyEvent,
  FailureOf,
  PayloadOf,
  RequestOf,
} from '../kernel/contract';
import type { CommandError } from '../kernel/errors';
import { useHandle } from './bus-context';

/** What a command answers, as a component shows it. */
export interface Answered<C extends AnyCommand, T = AnswerOf<C>> {
  /** Undefined until the first answer to this request; what is known stays while it is asked again. */
  readonly answer: T | undefined;
  /** Why the last try came to nothing; undefined from the next one's answer, or from a retry. */
  readonly failure: CommandError<FailureOf<C>> | Error | undefined;
  readonly retry: () => void;
}

interface AnswerOptions<C extends AnyCommand, E extends AnyEvent, T> {
  /** What it is asked again after. */
  readonly again?: E;
  /** Whether that event concerns this answer; left out: each does. */
  readonly concerns?: (payload: PayloadOf<E>) => boolean;
  /** Makes of an answer what is shown; where it throws, that is the failure. */
  readonly read?: (answer: AnswerOf<C>) => Promise<T>;
}

interface Known<C extends AnyCommand, T> extends Omit<Answered<C, T>, 'retry'> {
  /** What it is known of. */
  readonly key: string | null;
}

const NOTHING = { key: null, answer: undefined, failure: undefined };

/**
 * Asks a command while a component stands, and again when the request is another; null asks nothing,
 * and forgets. An answer that comes late never takes a later one's place. Whoever asks for what is a
 * player's own keys the component by the player.
 * @example const { answer, failure, retry } = useAnswer(betsGet, { id }, { again: betsChanged });
 */
export function useAnswer<C extends AnyCommand, E extends AnyEvent = AnyEvent, T = AnswerOf<C>>(
  command: C,
  request: RequestOf<C> | null,
  options: AnswerOptions<C, E, T> = {},
): Answered<C, T> {
  const bus = useHandle();
  const { again } = options;
  const key = request === null ? null : `${command.name} ${JSON.stringify(request)}`;
  const [known, setKnown] = useState<Known<C, T>>(NOTHING);
  const ask = useRef(() => {});
  const send = useEffectEvent(async (): Promise<T> => {
    const answer = await bus.send(command, request as RequestOf<C>);
    // Without a reader it is shown as it is.
    return options.read ? options.read(answer) : answer;
  });
  const isConcerned = useEffectEvent(
    (payload: PayloadOf<E>) => options.concerns?.(payload) ?? true,
  );

  useEffect(() => {
    if (key === null) return undefined;
    /** Counts questions: a late answer never overwrites a later one's. */
    let ticket = 0;
    ask.current = () => {
      ticket += 1;
      const mine = ticket;
      send().then(
        (answer) => {
          if (mine === ticket) setKnown({ key, answer, failure: undefined });
        },
        (failure: Error) => {
          if (mine === ticket) {
            setKnown((last) => ({ key, answer: last.answer, failure }));
          }
        },
      );
    };
    ask.current();
    const end = again && bus.on(again, (payload) => isConcerned(payload) && ask.current());
    return () => {
      end?.();
      ticket = -1;
      ask.current = () => {};
      setKnown(NOTHING);
    };
  }, [bus, key, again]);

  const retry = useCallback(() => {
    setKnown((last) => ({ ...last, failure: undefined }));
    ask.current();
  }, []);
  const { answer, failure } = known.key === key ? known : NOTHING;
  return { answer, failure, retry };
}
