import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../database/database';
import { languageOf } from '../http/context';
import type { PlayerMessages } from '../outbox/player-messages';
import type { ChallengeKind, ChallengeRow } from './challenge-rows';
import type { Subject } from './subjects';

/** Where a code is sent. */
export interface Recipient {
  readonly kind: Subject['kind'];
  readonly value: string;
  /** A player has their own language. */
  readonly to: { readonly playerId: number } | { readonly language: Language };
}

const CHANNELS = { phone: 'sms', email: 'mail' } as const;

/** The messages with codes, by what they are for. */
export const TEMPLATES = {
  'sign-in': 'sign-in-code',
  recovery: 'recovery-code',
  registration: 'registration-code',
  transfer: 'transfer-code',
} as const;

/** Where the codes of a challenge are sent; undefined: nowhere. */
export function recipientOf(row: ChallengeRow): Recipient | undefined {
  const { channel: kind, value, player_id: playerId, guest_language: language } = row;
  if (kind === null || value === null) return undefined;
  if (playerId !== null) return { kind, value, to: { playerId } };
  return { kind, value, to: { language: languageOf(language ?? undefined) } };
}

export async function sendCode(
  messages: PlayerMessages,
  queries: Queries,
  { kind: channel, value, to }: Recipient,
  { kind, code }: { readonly kind: ChallengeKind; readonly code: string },
): Promise<void> {
  const address = { channel: CHANNELS[channel], to: value };
  const message = { template: TEMPLATES[kind], code };
  if ('playerId' in to) {
    await messages.sendTo(queries, { ...address, playerId: to.playerId }, message);
  } else await messages.sendToGuest(queries, address, message, to.language);
}

/** Informs the player who has an address that somebody has tried to register with it. */
export async function informOwner(
  messages: PlayerMessages,
  queries: Queries,
  { kind, value }: Subject,
  playerId: number,
): Promise<void> {
  const owner = { playerId, channel: CHANNELS[kind], to: value };
  await messages.sendTo(queries, owner, { template: 'already-registered' });
}
