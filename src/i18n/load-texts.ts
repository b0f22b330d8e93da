import type { Language } from '@grandstand/bus-contracts';

/** The shell's words in one language. */
export type ShellTexts = Record<string, unknown>;

export type Loaders = Readonly<Record<Language, () => Promise<{ default: ShellTexts }>>>;

/** One chunk a language: a page loads its own and no other. */
const FRAME: Loaders = {
  ru: () => import('./dictionaries/ru.json'),
  en: () => import('./dictionaries/en.json'),
  az: () => import('./dictionaries/az.json'),
  kz: () => import('./dictionaries/kz.json'),
  ua: () => import('./dictionaries/ua.json'),
};

/** Loads the words of the shell's frame. */
export async function loadTexts(language: Language): Promise<ShellTexts> {
  return (await FRAME[language]()).default;
}

/** Texts that are loaded with the part of the page that shows them. */
const ROOMS = {
  /** The coupon's texts beside its frame: an empty coupon needs few of them. */
  coupon: {
    ru: () => import('./coupon/ru.json'),
    en: () => import('./coupon/en.json'),
    az: () => import('./coupon/az.json'),
    kz: () => import('./coupon/kz.json'),
    ua: () => import('./coupon/ua.json'),
  },
  /** The settings of the coupon. */
  settings: {
    ru: () => import('./settings/ru.json'),
    en: () => import('./settings/en.json'),
    az: () => import('./settings/az.json'),
    kz: () => import('./settings/kz.json'),
    ua: () => import('./settings/ua.json'),
  },
  /** The questions to a visitor: cookies, and their age. */
  consent: {
    ru: () => import('./consent/ru.json'),
    en: () => import('./consent/en.json'),
    az: () => import('./consent/az.json'),
    kz: () => import('./consent/kz.json'),
    ua: () => import('./consent/ua.json'),
  },
  /** What only players see: their dialogs, and their open bets in the coupon. */
  player: {
    ru: () => import('./player/ru.json'),
    en: () => import('./player/en.json'),
    az: () => import('./player/az.json'),
    kz: () => import('./player/kz.json'),
    ua: () => import('./player/ua.json'),
  },
  /** The row above the footer. */
  foot: {
    ru: () => import('./foot/ru.json'),
    en: () => import('./foot/en.json'),
    az: () => import('./foot/az.json'),
    kz: () => import('./foot/kz.json'),
    ua: () => import('./foot/ua.json'),
  },
  /** The dialogs of guests: sign-in, lost password, registration, transfer of an account. */
  guest: {
    ru: () => import('./guest/ru.json'),
    en: () => import('./guest/en.json'),
    az: () => import('./guest/az.json'),
    kz: () => import('./guest/kz.json'),
    ua: () => import('./guest/ua.json'),
  },
  /** The chat with the consultant. */
  chat: {
    ru: () => import('./chat/ru.json'),
    en: () => import('./chat/en.json'),
    az: () => import('./chat/az.json'),
    kz: () => import('./chat/kz.json'),
    ua: () => import('./chat/ua.json'),
  },
  /** The stage of games. */
  stage: {
    ru: () => import('./stage/ru.json'),
    en: () => import('./stage/en.json'),
    az: () => import('./stage/az.json'),
    kz: () => import('./stage/kz.json'),
    ua: () => import('./stage/ua.json'),
  },
  /** The parts of the coupon that are fetched when they are first shown. */
  parts: {
    ru: () => import('./parts/ru.json'),
    en: () => import('./parts/en.json'),
    az: () => import('./parts/az.json'),
    kz: () => import('./parts/kz.json'),
    ua: () => import('./parts/ua.json'),
  },
  /** The explanations of the coupon's terms. */
  terms: {
    ru: () => import('./terms/ru.json'),
    en: () => import('./terms/en.json'),
    az: () => import('./terms/az.json'),
    kz: () => import('./terms/kz.json'),
    ua: () => import('./terms/ua.json'),
  },
} satisfies Readonly<Record<string, Loaders>>;

export type TextRoom = keyof typeof ROOMS;
export const TEXT_ROOMS = Object.keys(ROOMS) as readonly TextRoom[];

/** Loads the words of a room. */
export async function loadRoomTexts(room: TextRoom, language: Language): Promise<ShellTexts> {
  return (await ROOMS[room][language]()).default;
}
