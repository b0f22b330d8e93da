import * as v from 'valibot';
import { dictionaryState, siteConfigSchema } from '@grandstand/bus-contracts';
import type { Dictionary, Language, SiteConfig } from '@grandstand/bus-contracts';
import type { BackEnd } from '../back-end';

/** What the shell starts from, as far as the back end knows it. */
export interface OperatorData {
  /** As the back end answered it; undefined: there is none, and no site without it. */
  readonly config: SiteConfig | undefined;
  readonly dictionary?: Dictionary;
}

export interface OperatorRequest {
  readonly language: Language;
  /** Code of the visitor's country, where something in front of the host knows it. */
  readonly country: string | undefined;
  /** The dictionaries that the page needs. */
  readonly dictionaries: readonly string[];
}

export type LoadOperatorData = (request: OperatorRequest) => Promise<OperatorData>;

/** How long a config that came is held for the back end's bad moments. */
const HELD_MS = 900_000;
/** Language and country make a config; more of them than there are is somebody's play. */
const MOST_HELD = 1000;

interface LoadOptions {
  readonly backEnd: Pick<BackEnd, 'fetch'>;
  readonly origin: string;
  readonly timeout: number;
  readonly now: () => number;
}

/** Asks the back end for the site config and the texts. */
export function createLoadOperatorData(options: LoadOptions): LoadOperatorData {
  const { backEnd, origin, timeout, now } = options;
  const held = new Map<string, { config: SiteConfig; until: number }>();

  const ask = async (path: string, headers: Record<string, string>): Promise<unknown> => {
    try {
      const signal = AbortSignal.timeout(timeout);
      const request = new Request(origin + path, { headers, signal });
      // One that does not listen to the signal must not keep the page waiting either.
      const answer = await Promise.race([backEnd.fetch(request), late(signal)]);
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return (await answer.json()) as unknown;
    } catch (error) {
      console.warn(`The back end gave no ${path}:`, error);
      return undefined;
    }
  };

  const heldConfig = (key: string): SiteConfig | undefined => {
    const last = held.get(key);
    return last && now() < last.until ? last.config : undefined;
  };

  return async ({ language, country, dictionaries }) => {
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': 'grandstand',
      'x-language': language,
    };
    const [config, texts] = await Promise.all([
      ask(
        `/bff-api/config/all.json?lang=${language}`,
        country === undefined ? headers : { ...headers, 'x-geo-country': country },
      ),
      ask(`/bff-api/dictionary?lang=${language}&ids=${dictionaries.join(',')}`, headers),
    ]);
    const key = `${language} ${country ?? ''}`;
    const read = v.safeParse(siteConfigSchema, config);
    if (config !== undefined && !read.success) console.warn('The back end gave no site config.');
    if (read.success) {
      if (held.size >= MOST_HELD) held.clear();
      held.set(key, { config: read.output, until: now() + HELD_MS });
    }
    const dictionary = v.safeParse(dictionaryState.value, texts);
    return {
      config: read.success ? read.output : heldConfig(key),
      ...(dictionary.success && { dictionary: dictionary.output }),
    };
  };
}

async function late(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
