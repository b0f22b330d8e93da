import {
  configState,
  dictionaryState,
  navigationState,
  settingsState,
} from '@grandstand/bus-contracts';
import type { Dictionary, Language, ShellHandle } from '@grandstand/bus-contracts';
import { assetOrigin } from '@grandstand/bus-contracts/domain';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { cdnDictionaryCall, dictionaryCall } from '../../api/endpoints/config';
import type { Log, Service } from '../ports';

export interface DictionaryPorts {
  readonly bus: ShellHandle;
  readonly api: ApiClient;
  /** What the host has loaded already, and which dictionaries it is of. */
  readonly boot: { readonly dictionary: Dictionary; readonly ids: readonly string[] } | undefined;
  /** The dictionaries that a route needs. */
  readonly idsOf: (route: string) => readonly string[];
  readonly log: Log;
}

/** The language of a page that no setting speaks for, and the one that stands in for another. */
const FIRST_LANGUAGE: Language = 'ru';
const SPARE_LANGUAGE: Language = 'en';

interface Known {
  readonly ids: ReadonlySet<string>;
  readonly texts: Readonly<Record<string, string>>;
}

const NOTHING: Known = { ids: new Set(), texts: {} };

/** Has the operator's texts for the page: of its language, and of the dictionaries that its route needs. */
export function createDictionary({ bus, api, boot, idsOf, log }: DictionaryPorts): Service {
  const known = new Map<Language, Known>();
  const underWay = new Set<string>();
  let shown: Known | undefined;

  const language = (): Language => bus.peek(settingsState)?.language ?? FIRST_LANGUAGE;
  const ids = (): readonly string[] => idsOf(bus.peek(navigationState)?.route ?? '');

  function learn(of: Language, newIds: readonly string[], texts: Dictionary['texts']): void {
    const before = known.get(of) ?? NOTHING;
    known.set(of, {
      ids: new Set([...before.ids, ...newIds]),
      texts: { ...before.texts, ...texts },
    });
  }

  function show(next: Known): void {
    shown = next;
    bus.publish(dictionaryState, { language: language(), texts: { ...next.texts } });
  }

  async function load(of: Language, missing: readonly string[]): Promise<void> {
    const request = { lang: of, ids: [...missing] };
    const found =
      (await loadFromCdn(request)) ??
      (await api.call(dictionaryCall, request, { signal: bus.signal }));
    learn(of, missing, found.texts);
  }

  /** Asks the operator's domain for files; undefined where there is none, or it does not answer. */
  async function loadFromCdn(request: {
    readonly lang: Language;
    readonly ids: string[];
  }): Promise<Dictionary | undefined> {
    const origin = assetOrigin(bus.peek(configState) ?? {});
    if (origin === undefined) return undefined;
    try {
      return await api.call(cdnDictionaryCall, request, { signal: bus.signal, origin });
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      log('warn', `The dictionary could not be loaded from ${origin}; the site is asked.`, error);
      return undefined;
    }
  }

  /** English texts stand in for a language that can't be had; it is asked for again on the next page. */
  async function loadSpare(missing: readonly string[], cause: unknown): Promise<void> {
    log('warn', 'The dictionary could not be loaded; English stands in.', cause);
    try {
      await load(SPARE_LANGUAGE, missing);
    } catch (error) {
      log('error', 'The English dictionary could not be loaded either.', error);
    }
  }

  async function follow(): Promise<void> {
    const wanted = language();
    const of = known.get(wanted) ?? NOTHING;
    const missing = ids().filter((id) => !of.ids.has(id) && !underWay.has(`${wanted}.${id}`));
    if (missing.length === 0) {
      showKnown(wanted);
      return;
    }
    const keys = missing.map((id) => `${wanted}.${id}`);
    for (const key of keys) underWay.add(key);
    try {
      await load(wanted, missing);
    } catch (error) {
      if (error instanceof AbortedError) return;
      await loadSpare(missing, error);
      if (!bus.signal.aborted && wanted === language()) showSpare(wanted);
    } finally {
      for (const key of keys) underWay.delete(key);
    }
    if (!bus.signal.aborted && wanted === language()) showKnown(wanted);
  }

  /** Shows the language once every dictionary of the page is there. */
  function showKnown(wanted: Language): void {
    const of = known.get(wanted);
    if (!of || of === shown || !ids().every((id) => of.ids.has(id))) return;
    show(of);
  }

  function showSpare(wanted: Language): void {
    const texts = { ...known.get(SPARE_LANGUAGE)?.texts, ...known.get(wanted)?.texts };
    show({ ids: new Set(), texts: Object.keys(texts).length > 0 ? texts : (shown?.texts ?? {}) });
  }

  if (boot) {
    learn(boot.dictionary.language, boot.ids, boot.dictionary.texts);
    bus.publish(dictionaryState, boot.dictionary);
    shown = known.get(boot.dictionary.language);
  }
  bus.on(settingsState, () => void follow());
  bus.on(navigationState, () => void follow());
  if (!bus.peek(settingsState) && !bus.peek(navigationState)) void follow();

  return { stop: () => bus.dispose() };
}
