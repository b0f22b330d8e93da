import type { Language } from '@grandstand/bus-contracts';

/** The shell's words in one language. */
export type ShellTexts = Record<string, unknown>;

/** One chunk a file: a page loads those of its language and no other. */
const FILES = import.meta.glob<{ readonly default: ShellTexts }>(
  // The first script names no files of texts that few pages need, or none in a browser.
  ['./*/*.json', '!./favourites/*', '!./sections/*'],
);

async function load(folder: string, language: Language): Promise<ShellTexts> {
  const file = FILES[`./${folder}/${language}.json`];
  if (!file) throw new Error(`Failed to load texts: ${folder} has no ${language}.json.`);
  return (await file()).default;
}

/** Loads the words of the shell's frame. */
export async function loadTexts(language: Language): Promise<ShellTexts> {
  return load('dictionaries', language);
}

/** Texts that are loaded with the part of the page that shows them, by their folders. */
export const TEXT_ROOMS = [
  /** The coupon's texts beside its frame: an empty coupon needs few of them. */
  'coupon',
  /** The questions to a visitor: cookies, and their age. */
  'consent',
  /** What only players see: their dialogs, and their open bets in the coupon. */
  'player',
  /** The row above the footer. */
  'foot',
  /** The dialogs of guests: sign-in, lost password, registration, transfer of an account. */
  'guest',
  /** The chat with the consultant. */
  'chat',
  /** The stage of games. */
  'stage',
  /** The parts of the coupon that are fetched when they are first shown, its settings too. */
  'parts',
] as const;
export type TextRoom = (typeof TEXT_ROOMS)[number];

/** Loads the words of a room. */
export async function loadRoomTexts(room: TextRoom, language: Language): Promise<ShellTexts> {
  return load(room, language);
}
