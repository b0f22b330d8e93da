import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import type { AreaView } from '../area/view/area-views';
import type { AreaPlace } from '../area/view-route';
import { textsOf } from './area-texts';

/** The texts and formats of screens; they change with language and settings, never with the path. */
export interface AreaWords extends Omit<AreaView, keyof AreaPlace | 'texts'> {
  readonly t: TFunction;
  /** The address of a path of this site in the page's language. */
  readonly href: (path: string) => string;
}

const PlaceContext = createContext<AreaPlace | undefined>(undefined);
const WordsContext = createContext<AreaWords | undefined>(undefined);

/** Gives an area's screens the view they render from, on the server and in the page. */
export function AreaViewProvider({
  view,
  children,
}: {
  readonly view: AreaView;
  readonly children: ReactNode;
}): ReactElement {
  const { language, path, route, params, settings, texts, dictionary } = view;
  const place = useMemo(() => ({ path, route, params }), [path, route, params]);
  const words = useMemo(
    () => ({
      language,
      settings,
      dictionary,
      t: textsOf(language, texts),
      href: (to: string) => (to === '/' ? `/${language}` : `/${language}${to}`),
    }),
    [language, settings, texts, dictionary],
  );
  return (
    <PlaceContext value={place}>
      <WordsContext value={words}>{children}</WordsContext>
    </PlaceContext>
  );
}

/** Where the player is: the address, the row of the route table that matched, and its parameters. */
export function useAreaPlace(): AreaPlace {
  return given(useContext(PlaceContext));
}

/** The screen's texts, settings and links. */
export function useAreaWords(): AreaWords {
  return given(useContext(WordsContext));
}

function given<T>(value: T | undefined): T {
  if (value === undefined) {
    throw new Error(
      'Failed to read the area view: no AreaViewProvider stands above this component.',
    );
  }
  return value;
}
