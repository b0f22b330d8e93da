import type { Language } from '@grandstand/bus-contracts';

/** For whom an answer is: a guest, anyone who may be a player, or a player by their id. */
export const GUEST = 'guest';
export const ANYONE = 'anyone';

/** The key of the operator's home page in a language. */
export function homeKey(language: Language, who: string): readonly unknown[] {
  return ['home', language, who];
}
