import type { Language } from '@grandstand/bus-contracts';
import az from './az.json';
import en from './en.json';
import kz from './kz.json';
import ru from './ru.json';
import ua from './ua.json';

export type Texts = typeof en;

const TEXTS: Readonly<Record<Language, Texts>> = { ru, en, az, kz, ua };

/** Every text that the operator answers with, in one language. */
export function textsIn(language: Language): Texts {
  return TEXTS[language];
}
