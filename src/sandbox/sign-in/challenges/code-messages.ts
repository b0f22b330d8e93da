import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../../platform/database/database';
import { languageOf } from '../../platform/http/context';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { PlayerMessage } from '../../platform/outbox/message-templates';
import type { ChallengeRow, CodeKind } from './challenge-rows';
import type { Subject } from './subjects';

/** Where a code is sent. */
export interface Recipient {
  readonly kind: Subject['kind'];
  readonly value: string;
  /** A player has their own language; null: nobody gets the code, and sending it is as much work. */
  readonly to: { readonly playerId: number } | { readonly language: Language } | null;
}

const CHANNELS = { phone: 'sms', email: 'mail' } as const;

/** The messages with codes, by what they are for. */
export const TEMPLATES = {
  'sign-in': 'sign-in-code',
  recovery: 'recovery-code',
  registration: 'registration-code',
  transfer: 'transfer-code',
  phone: 'phone-code',
  'second-step': 'sign-in-code',
  proof: 'proof-code',
  'old-phone': 'old-phone-code',
} as const;

/** The message with a code and a link that does the same. */
export const WITH_LINK = 'registration-link';

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
  {
    kind,
    code,
    link,
  }: {
    readonly kind: CodeKind;
    readonly code: string;
    /** The token of the link beside the code. */
    readonly link?: string | undefined;
  },
): Promise<void> {
  const address = { channel: CHANNELS[channel], to: value };
  const message: PlayerMessage =
    link === undefined
      ? { template: TEMPLATES[kind], code }
      : { template: WITH_LINK, code, token: link };
  if (to === null) await messages.pretend(queries, address, message);
  else if ('playerId' in to) {
    await messages.sendTo(queries, { ...address, playerId: to.playerId }, message);
  } else await messages.sendToGuest(queries, address, message, to.language);
}

/** Informs the player who has an address that somebody has tried to register with it, or to add it to an account. */
export async function informOwner(
  messages: PlayerMessages,
  queries: Queries,
  { kind, value }: Subject,
  {
    playerId,
    template,
  }: { readonly playerId: number; readonly template: 'already-registered' | 'phone-taken' },
): Promise<void> {
  const owner = { playerId, channel: CHANNELS[kind], to: value };
  await messages.sendTo(queries, owner, { template });
}
