import type { Language } from '@grandstand/bus-contracts';
import { textsIn } from '../../site/texts';
import type { Texts } from '../../site/texts';
import { findTitle } from './titles';
import type { Title } from './titles';

type LandingSlug = keyof Texts['casino']['landings'];

/** What each page is about: a game, else the page that an event leads to. */
const LANDINGS: Readonly<
  Record<LandingSlug, { readonly game: string } | { readonly path: string }>
> = {
  wheel: { game: 'money-wheel' },
  penalty: { game: 'penalty' },
  'daily-try': { path: '/bonus-games/fortuna' },
};

/** A page about one game or event. */
interface Landing {
  readonly title: string;
  readonly text: readonly string[];
  readonly game: Title | null;
  readonly action: { readonly text: string; readonly path: string };
}

/** The page of a name in its address. */
export function landingOf(name: string, language: Language): Landing | undefined {
  if (!isLanding(name)) return undefined;
  const { title, text, action } = textsIn(language).casino.landings[name];
  const about = LANDINGS[name];
  const path = 'game' in about ? `/games/${about.game}` : about.path;
  const game = 'game' in about ? (findTitle(about.game) ?? null) : null;
  return { title, text, game, action: { text: action, path } };
}

function isLanding(name: string): name is LandingSlug {
  return Object.hasOwn(LANDINGS, name);
}
