import * as v from 'valibot';
import { dictionaryState } from '../../contracts/site/dictionary';
import { navigationState } from '../../contracts/page/navigation';
import {
  languageSchema,
  settingsSchema,
  settingsState,
  type Language,
} from '../../contracts/player/settings';
import { sitePathSchema } from '../../contracts/page/site-path';
import type { Handle, Unsubscribe } from '../../kernel/types';
import type { AreaPlace } from '../view-route';

/** The view that an area's screens render; its server sends the first one, so that both sides render the same. */
export const areaViewSchema = v.object({
  language: languageSchema,
  /** Behind the language prefix, with query: "/live/football". */
  path: sitePathSchema,
  /** Name of the row of the route table that matched. */
  route: v.string(),
  params: v.record(v.string(), v.string()),
  settings: v.omit(settingsSchema, ['language']),
  /** The area's own dictionary in this language. */
  texts: v.record(v.string(), v.unknown()),
  /** The operator's texts. */
  dictionary: v.record(v.string(), v.string()),
});
export type AreaView = v.InferOutput<typeof areaViewSchema>;

const sentViewSchema = v.object({
  ...areaViewSchema.entries,
  /** Left out: those that the page has. */
  dictionary: v.optional(areaViewSchema.entries.dictionary),
});
/** A view as its server sends it. */
export type SentView = v.InferOutput<typeof sentViewSchema>;

/** The state that an area's server sends to its client: the rendered view, and its data. */
export interface AreaState<Data> {
  readonly view: SentView;
  readonly data: Data;
}

const areaStateSchema = v.object({ view: sentViewSchema, data: v.unknown() });

/** The state as an area's server sent it; undefined where it has another shape. */
export function readAreaState(state: unknown): AreaState<unknown> | undefined {
  const read = v.safeParse(areaStateSchema, state);
  return read.success ? read.output : undefined;
}

/** The topics that a view follows; every area's manifest lists them under `subscribes`. */
export const viewTopics = [navigationState, settingsState, dictionaryState] as const;

interface AreaViewsOptions {
  readonly bus: Handle<(typeof viewTopics)[number], never, never, never>;
  /** The place to show; left out: that of the bus. */
  readonly place?: AreaPlace | undefined;
  /** Whether a route is the area's to show; on others it keeps the view it has until the shell retires it. */
  readonly isMine: (area: string | null) => boolean;
  /** The view that the server rendered; undefined where it rendered none. */
  readonly first: AreaView | undefined;
  readonly loadTexts: (language: Language) => Promise<AreaView['texts']>;
  /** Whether texts, of which the server may have sent a part, have those of a place's screen; left out: always. */
  readonly hasTexts?: ((texts: AreaView['texts'], place: AreaPlace) => boolean) | undefined;
  /** Loads the modules of a place's screen before it is shown; undefined where nothing is missing. */
  readonly prepare?: ((place: AreaPlace) => Promise<void> | undefined) | undefined;
  /** A screen could not be fetched, or the dictionary of a language, and there is no view to keep. */
  readonly onFailure: (error: unknown) => void;
}

/** The current view, with a subscription to its changes. */
export interface AreaViews {
  /** Undefined until place, settings and words are known. */
  readonly current: () => AreaView | undefined;
  /** The view to hydrate from. */
  readonly first: AreaView | undefined;
  readonly subscribe: (listener: () => void) => Unsubscribe;
  stop(): void;
}

/** Follows place, settings and words on the bus; a view is only replaced by one that is whole. */
export function createAreaViews(options: AreaViewsOptions): AreaViews {
  const { bus, place: own, isMine, first, loadTexts, prepare, onFailure } = options;
  const { hasTexts = () => true } = options;
  const textsByLanguage = new Map<Language, AreaView['texts']>();
  const loading = new Set<Language>();
  /** Paths with a screen that is loading. */
  const awaited = new Set<string>();
  const listeners = new Set<() => void>();
  let current = first;
  let isStopped = false;
  /** Whether the place to show has texts that are not there yet. */
  let isLacking = false;
  if (first) textsByLanguage.set(first.language, first.texts);

  const load = async (language: Language): Promise<void> => {
    if (loading.has(language)) return;
    loading.add(language);
    try {
      textsByLanguage.set(language, await loadTexts(language));
      refresh();
    } catch (error) {
      // A view in another language is better than none; a screen without its texts is not shown.
      if (current === undefined || isLacking) fail(error);
    } finally {
      loading.delete(language);
    }
  };

  const awaitScreen = async (path: string, screen: Promise<void>): Promise<void> => {
    awaited.add(path);
    try {
      await screen;
    } catch (error) {
      // The failure of a screen that was left meanwhile does not matter.
      if (own || bus.peek(navigationState)?.path === path) fail(error);
      return;
    } finally {
      awaited.delete(path);
    }
    refresh();
  };

  const fail = (error: unknown): void => {
    if (!isStopped) onFailure(error);
  };

  const refresh = (): void => {
    const page = bus.peek(navigationState);
    const settings = bus.peek(settingsState);
    if (isStopped || !page || !settings || !(own || isMine(page.area))) return;
    const { language } = page;
    const place = own ?? page;
    const texts = textsByLanguage.get(language);
    isLacking = texts !== undefined && !hasTexts(texts, place);
    if (!texts || isLacking) void load(language);
    if (awaited.has(place.path)) return;
    const screen = prepare?.(place);
    if (screen) {
      void awaitScreen(place.path, screen);
      return;
    }
    if (!texts || isLacking) return;
    const dictionary = bus.peek(dictionaryState);
    const { language: _, ...viewSettings } = settings;
    const next: AreaView = {
      language,
      path: place.path,
      route: place.route,
      params: heldIfSame(current?.params, place.params),
      settings: heldIfSame(current?.settings, viewSettings),
      texts,
      dictionary:
        dictionary?.language === language ? dictionary.texts : (current?.dictionary ?? {}),
    };
    if (current && sameView(current, next)) return;
    current = next;
    for (const listener of listeners) listener();
  };

  const ends = viewTopics.map((topic) => bus.on(topic, refresh));
  return {
    first,
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      isStopped = true;
      for (const end of ends) end();
      listeners.clear();
    },
  };
}

function sameView(a: AreaView, b: AreaView): boolean {
  return (Object.keys(b) as (keyof AreaView)[]).every((key) => a[key] === b[key]);
}

/** Returns the old object where the new one is equal, so that nothing renders again. */
function heldIfSame<T extends object>(held: T | undefined, next: T): T {
  const keys = Object.keys({ ...held, ...next }) as (keyof T)[];
  return held && keys.every((key) => held[key] === next[key]) ? held : next;
}
