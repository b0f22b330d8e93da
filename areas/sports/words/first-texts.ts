import type { AreaView } from '@grandstand/bus-contracts/area';
import type { Screen } from '../screens/screen';

type Texts = AreaView['texts'];

/** The texts of screens that come later than the area, which alone show them. */
const LATER = [
  'bets',
  'course',
  'favourites',
  'game',
  'home',
  'lock',
  'match',
  'multi',
  'others',
  'registration',
  'selection',
  'stage',
  'tab',
] as const;

const first = new WeakMap<Texts, Texts>();

/** The texts that the page of a screen begins with; of a dictionary always the same object. */
export function firstTexts(texts: Texts, screen: Screen): Texts {
  if (!isFirst(screen)) return texts;
  const known = first.get(texts);
  if (known) return known;
  const own = Object.fromEntries(
    Object.entries(texts).filter(([key]) => !(LATER as readonly string[]).includes(key)),
  );
  first.set(texts, own);
  return own;
}

/** Whether texts have those of a screen: the later ones come together. */
export function hasTextsOf(texts: Texts, screen: Screen): boolean {
  return isFirst(screen) || Object.hasOwn(texts, LATER[0]);
}

/** Whether a screen is part of the area: a list, or words that there is none. */
function isFirst({ kind }: Screen): boolean {
  return kind === 'list' || kind === 'unknown';
}
