import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { casinoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import {
  isMissing,
  NotFoundError,
  type CallInput,
  type CasinoCall,
  type CasinoSource,
} from './source';

const PATHS: Readonly<Record<CasinoCall, string>> = {
  casinoGame: 'games',
  casinoGames: 'games',
  casinoLobby: 'lobby',
  casinoRecent: 'recent',
  casinoSearch: 'search',
};

const faultSchema = v.object({ error: v.object({ code: v.string() }) });

/** The games as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource({
  fetch,
  language,
  warn,
}: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): CasinoSource {
  return {
    async load<C extends CasinoCall>(call: C, { game, ...query }: CallInput) {
      const part = game === undefined ? '' : `/${encodeURIComponent(game)}`;
      const path = `/web-api/third-party/${PATHS[call]}${part}?${new URLSearchParams(query)}`;
      try {
        const answer = await fetch(path, {
          headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
        });
        const isRefused = answer.status >= 400 && answer.status < 500;
        if (isRefused && isMissing(await codeOf(answer))) {
          throw new NotFoundError(`Failed to load ${call}: the operator has no such thing.`);
        }
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return v.parse(casinoAnswers[call], await answer.json());
      } catch (error) {
        if (!(error instanceof NotFoundError)) warn(`the back end gave no ${call}.`, error);
        throw error;
      }
    },
  };
}

/** The code of a refusal; undefined where the answer has none. */
async function codeOf(answer: Response): Promise<string | undefined> {
  const fault = v.safeParse(faultSchema, await answer.json().catch(() => null));
  return fault.success ? fault.output.error.code : undefined;
}
