import type { Language } from '@grandstand/bus-contracts';
import { createI18n } from './create-i18n';
import { loadRoomTexts, type TextRoom } from './load-texts';

/** Loads texts of a room of the dictionary one at a time, each when it is needed. */
export function roomWords(
  room: TextRoom,
  language: Language,
): (key: string, values?: Readonly<Record<string, unknown>>) => Promise<string> {
  return async (key, values) =>
    createI18n(language, await loadRoomTexts(room, language)).t(key, values);
}
