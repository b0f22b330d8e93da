import type { Language } from '@grandstand/bus-contracts';
import az from './i18n/az.json';
import en from './i18n/en.json';
import kz from './i18n/kz.json';
import ru from './i18n/ru.json';
import ua from './i18n/ua.json';

/** The texts of the games' pages. */
export type PlayTexts = typeof en;

export const PLAY_TEXTS: Readonly<Record<Language, PlayTexts>> = { ru, en, az, kz, ua };
