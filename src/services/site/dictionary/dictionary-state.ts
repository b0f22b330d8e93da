import type { Dictionary, Language } from '@grandstand/bus-contracts';

/** Dictionaries of a language. */
export interface Needed {
  readonly language: Language;
  readonly ids: readonly string[];
}

/** The texts of a language. */
interface LoadedTexts {
  readonly ids: ReadonlySet<string>;
  readonly texts: Dictionary['texts'];
}

export interface State {
  /** The dictionaries that the page needs. */
  readonly page: Needed;
  readonly known: Readonly<Partial<Record<Language, LoadedTexts>>>;
  /** Dictionaries that are being loaded, as `language.id`. */
  readonly inFlight: ReadonlySet<string>;
  /** `of`: the texts of the page's language; null if English replaces them. */
  readonly shown: { readonly of: LoadedTexts | null; readonly dictionary: Dictionary } | undefined;
}

export type Change = Needed &
  (
    | { readonly type: 'page-changed' }
    | { readonly type: 'loaded'; readonly texts: Dictionary['texts'] }
    /** `spare`: the same dictionaries in English; null where these failed too. */
    | { readonly type: 'failed'; readonly spare: Dictionary['texts'] | null }
    | { readonly type: 'aborted' }
  );

/** The fallback language. */
export const SPARE_LANGUAGE: Language = 'en';

const NOTHING: LoadedTexts = { ids: new Set(), texts: {} };

/** The first state, with the texts that the host has loaded. */
export function initialState(
  page: Needed,
  boot: { readonly dictionary: Dictionary; readonly ids: readonly string[] } | undefined,
): State {
  const empty: State = { page, known: {}, inFlight: new Set(), shown: undefined };
  if (!boot) return empty;
  const { dictionary, ids } = boot;
  const { known } = addTexts(empty, { language: dictionary.language, ids }, dictionary.texts);
  return { ...empty, known, shown: { of: known[dictionary.language] ?? null, dictionary } };
}

/** The dictionaries to load: needed, and neither known nor in flight. */
export function missingOf({ page: { language, ids }, known, inFlight }: State): Needed {
  const { ids: knownIds } = known[language] ?? NOTHING;
  const isMissing = (id: string): boolean =>
    !knownIds.has(id) && !inFlight.has(keyOf(language, id));
  return { language, ids: ids.filter(isMissing) };
}

export function reduce(state: State, change: Change): State {
  const { language, ids } = change;
  switch (change.type) {
    case 'page-changed': {
      const next = { ...state, page: { language, ids } };
      const { ids: missing } = missingOf(next);
      if (missing.length === 0) return showComplete(next);
      const keys = missing.map((id) => keyOf(language, id));
      return { ...next, inFlight: new Set([...state.inFlight, ...keys]) };
    }
    case 'loaded':
      return showComplete(withoutInFlight(addTexts(state, change, change.texts), change));
    case 'failed': {
      const { spare } = change;
      const next = withoutInFlight(
        spare ? addTexts(state, { language: SPARE_LANGUAGE, ids }, spare) : state,
        change,
      );
      return language === state.page.language ? showComplete(showSpare(next)) : next;
    }
    case 'aborted':
      return withoutInFlight(state, change);
  }
}

function keyOf(language: Language, id: string): string {
  return `${language}.${id}`;
}

function addTexts(state: State, { language, ids }: Needed, texts: Dictionary['texts']): State {
  const before = state.known[language] ?? NOTHING;
  const known = {
    ids: new Set([...before.ids, ...ids]),
    texts: { ...before.texts, ...texts },
  };
  return { ...state, known: { ...state.known, [language]: known } };
}

function withoutInFlight(state: State, { language, ids }: Needed): State {
  const keys = new Set(ids.map((id) => keyOf(language, id)));
  return { ...state, inFlight: new Set([...state.inFlight].filter((key) => !keys.has(key))) };
}

/** Shows the page's language once every dictionary of the page is there. */
function showComplete(state: State): State {
  const { language, ids } = state.page;
  const of = state.known[language];
  if (!of || of === state.shown?.of || !ids.every((id) => of.ids.has(id))) return state;
  return { ...state, shown: { of, dictionary: { language, texts: of.texts } } };
}

/** Shows the texts of the page's language, else English, else the ones before. */
function showSpare(state: State): State {
  const { language } = state.page;
  const found = { ...state.known[SPARE_LANGUAGE]?.texts, ...state.known[language]?.texts };
  const texts = Object.keys(found).length > 0 ? found : (state.shown?.dictionary.texts ?? {});
  return { ...state, shown: { of: null, dictionary: { language, texts } } };
}
