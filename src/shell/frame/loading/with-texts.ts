import type { Language } from '@grandstand/bus-contracts';
import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { loadRoomTexts, type ShellTexts, type TextRoom } from '../../../i18n';
import { lazyPart } from './lazy-part';

/** The groups of texts that an i18n instance has, besides the frame's. */
const roomsOf = new WeakMap<i18n, Set<TextRoom>>();

/** Fetches a part together with the texts of its room. */
export function withTexts<Props extends object>(
  room: TextRoom,
  fetchIt: () => Promise<ComponentType<Props>>,
): (language: Language) => Promise<ComponentType<Props>> {
  return async (language) => {
    const [Part, texts] = await Promise.all([fetchIt(), loadRoomTexts(room, language)]);
    return function WithTexts(props: Props) {
      addTexts(useTexts(), room, texts);
      return createElement(Part, props);
    };
  };
}

/** The same for a part inside a `Suspense`. */
export function lazyWithTexts<Props extends object>(
  room: TextRoom,
  fetchIt: () => Promise<ComponentType<Props>>,
): (language: Language) => ComponentType<Props> {
  const fetchAll = withTexts(room, fetchIt);
  const parts = new Map<Language, () => ComponentType<Props>>();
  return (language) => {
    const part = parts.get(language) ?? lazyPart(() => fetchAll(language));
    parts.set(language, part);
    return part();
  };
}

function addTexts(i18next: i18n, room: TextRoom, texts: ShellTexts): void {
  const rooms = roomsOf.get(i18next) ?? new Set();
  if (rooms.has(room)) return;
  roomsOf.set(i18next, rooms.add(room));
  // Adds keys only: the texts on the page do not change.
  i18next.addResourceBundle(i18next.language, 'translation', texts, true);
}
