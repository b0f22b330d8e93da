import type { RequestBackEnd } from '../../back-end/request-back-end';
import { createSharedAnswers } from './share-answers';

export interface SharedRequests {
  readonly requestBackEnd: RequestBackEnd;
  /** Drops all answers: the data behind them have changed. */
  forget(): void;
}

/**
 * Shares the back end's answers between pages, those of players too: the host never calls as a player, so an answer
 * depends on the call, the language and the country, which are its key.
 */
export function createSharedRequests(request: RequestBackEnd, now: () => number): SharedRequests {
  const answers = createSharedAnswers<unknown>({
    now,
    lengthOf: (answer) => (answer === undefined ? undefined : JSON.stringify(answer).length),
  });
  return {
    // A call has one schema: its shared answer has the type of this one.
    requestBackEnd: async <T>(question: Parameters<typeof request<T>>[0]) => {
      const { path, language, country, body } = question;
      return (await answers.answer(JSON.stringify([path, language, country, body]), async () =>
        request(question),
      )) as T | undefined;
    },
    forget: answers.forget,
  };
}
