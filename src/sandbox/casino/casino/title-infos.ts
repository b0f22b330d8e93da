import type { Language } from '@grandstand/bus-contracts';
import { casinoAnswers } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { ApiFault } from '../../platform/http/fault';
import type { Partners } from '../../platform/partners/partners';
import type { Title } from './titles';

const TIMEOUT = 2_000;
/** How long an answer of the provider holds. */
const FRESH_MS = 600_000;

type TitleInfo = v.InferOutput<typeof casinoAnswers.casinoRules>;

/** Where the provider's program is reached. */
export interface GamesPlace {
  readonly origin: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

interface TitleInfosPorts {
  readonly place: GamesPlace | undefined;
  readonly partners: Pick<Partners, 'isUp'>;
  readonly now: () => number;
}

/** The rules and odds of games, which their provider publishes. */
export class TitleInfos {
  readonly #ports: TitleInfosPorts;
  readonly #known = new Map<string, { readonly at: number; readonly info: TitleInfo }>();

  constructor(ports: TitleInfosPorts) {
    this.#ports = ports;
  }

  /** Refuses where the provider is down, or does not answer. */
  async of({ slug }: Pick<Title, 'slug'>, language: Language): Promise<TitleInfo> {
    const { place, partners, now } = this.#ports;
    const key = `${slug} ${language}`;
    const known = this.#known.get(key);
    if (known && Math.abs(now() - known.at) < FRESH_MS) return known.info;
    if (!place || !partners.isUp('games')) throw new ApiFault(503, 'games-down');
    const info = await ask(place, slug, language);
    if (!info) throw new ApiFault(503, 'games-down');
    this.#known.set(key, { at: now(), info });
    return info;
  }
}

/** What the provider answers; undefined where it can't be used. */
async function ask(
  { origin, fetch }: GamesPlace,
  slug: string,
  language: Language,
): Promise<TitleInfo | undefined> {
  try {
    const answer = await fetch(`${origin}/titles/${slug}?lang=${language}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const info = v.safeParse(casinoAnswers.casinoRules, await answer.json());
    return info.success ? info.output : undefined;
  } catch {
    return undefined;
  }
}
