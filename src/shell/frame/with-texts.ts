import type { Language } from '@grandstand/bus-contracts';
import type { i18n } from 'i18next';
import { createElement, lazy, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRoomTexts, type ShellTexts, type TextRoom } from '../../i18n';

/** The rooms whose words an instance has beside the frame's own. */
const taught = new WeakMap<i18n, Set<TextRoom>>();

/** Fetches a part together with the words of its room, which the page comes without. */
export function withTexts<Props extends object>(
  room: TextRoom,
  fetchIt: () => Promise<ComponentType<Props>>,
): (language: Language) => Promise<ComponentType<Props>> {
  return async (language) => {
    const [Part, texts] = await Promise.all([fetchIt(), loadRoomTexts(room, language)]);
    return function WithTexts(props: Props) {
      teach(useTranslation().i18n, room, texts);
      return createElement(Part, props);
    };
  };
}

/** The same for what stands under a `Suspense`; what could not be fetched is fetched again when it is next shown. */
export function lazyWithTexts<Props extends object>(
  room: TextRoom,
  fetchIt: () => Promise<ComponentType<Props>>,
): (language: Language) => ComponentType<Props> {
  const fetchAll = withTexts(room, fetchIt);
  const parts = new Map<Language, ComponentType<Props>>();
  return (language) => {
    const known = parts.get(language);
    if (known) return known;
    const part = lazy(async () => {
      try {
        return { default: await fetchAll(language) };
      } catch (error) {
        parts.delete(language);
        throw error;
      }
    });
    parts.set(language, part);
    return part;
  };
}

function teach(words: i18n, room: TextRoom, texts: ShellTexts): void {
  const rooms = taught.get(words) ?? new Set();
  if (rooms.has(room)) return;
  taught.set(words, rooms.add(room));
  // Beside the shell's own; nothing that is on the page already says anything else by them.
  words.addResourceBundle(words.language, 'translation', texts, true);
}
