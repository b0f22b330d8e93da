import type { Language } from '@grandstand/bus-contracts';
import chat from 'virtual:texts/chat';
import consent from 'virtual:texts/consent';
import coupon from 'virtual:texts/coupon';
import foot from 'virtual:texts/foot';
import frame from 'virtual:texts/frame';
import guest from 'virtual:texts/guest';
import parts from 'virtual:texts/parts';
import player from 'virtual:texts/player';
import search from 'virtual:texts/search';
import stage from 'virtual:texts/stage';

/** The shell's words in one language. */
export type ShellTexts = Record<string, unknown>;

/** Loads the words of the shell's frame. */
export const loadTexts = frame;

/** Load the texts that come with the part of the page that shows them. */
export const ROOM_LOADERS = { chat, consent, coupon, foot, guest, parts, player, search, stage };
export type TextRoom = keyof typeof ROOM_LOADERS;

/** Loads the words of a room: `src/host/build/parts/text-rooms.ts` says which they are. */
export async function loadRoomTexts(room: TextRoom, language: Language): Promise<ShellTexts> {
  return ROOM_LOADERS[room](language);
}
