import type { AreaRequest } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';
import {
  ANSWERS,
  isMissing,
  NotFoundError,
  type CallInput,
  type ContentCall,
  type ContentSource,
} from './source';

const AT = '/content-api/v1';
const part = encodeURIComponent;

const PATHS: Readonly<Record<ContentCall, (input: CallInput, language: string) => string>> = {
  contentPage: ({ kind = '', slug = '' }) => `${AT}/texts/${part(kind)}/${part(slug)}`,
  contentList: ({ kind = '' }) => `${AT}/texts/${part(kind)}`,
  contentSearch: (input) => `${AT}/search?${new URLSearchParams(input)}`,
  cashTerminals: () => `${AT}/terminals`,
  appsGroup: (_, language) => `/bff-api/config/group/get?groups=apps&lang=${language}`,
};

const faultSchema = v.object({ error: v.object({ code: v.string() }) });

/** The texts as the back end answers them to this area's server; a call that fails is warned of once. */
export function httpSource({
  fetch,
  language,
  warn,
}: Pick<AreaRequest, 'fetch' | 'language' | 'warn'>): ContentSource {
  return {
    async load<C extends ContentCall>(call: C, input: CallInput) {
      try {
        const answer = await fetch(PATHS[call](input, language), {
          headers: { 'X-Language': language, 'X-Requested-With': 'XMLHttpRequest' },
        });
        const isRefused = answer.status >= 400 && answer.status < 500;
        if (isRefused && isMissing(await codeOf(answer))) {
          throw new NotFoundError(`Failed to load ${call}: the operator has no such text.`);
        }
        if (!answer.ok) throw new Error(`it answered ${answer.status}`);
        return v.parse(ANSWERS[call], await answer.json());
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
