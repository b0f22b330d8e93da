import { createHmac } from 'node:crypto';
import type { ProfileValues } from '@grandstand/bus-contracts/player';
import type { Queries } from '../../platform/database/database';

/** What a player has given that only one person has; null and empty: nothing. */
export interface OwnThings {
  readonly mail: string | null;
  readonly phone: string | null;
  readonly document: ProfileValues['document'] | null;
}

interface PersonKey {
  readonly kind: 'contact' | 'document';
  readonly text: string;
}

/** Shorter numbers are of many people, such as a series alone. */
const MIN_DIGITS = 5;
/** Networks of mail for which dots in a name make no difference. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/** What leads from one account of a person to another, in one spelling each. */
export function personKeysOf({ mail, phone, document }: OwnThings): PersonKey[] {
  const numbers = document ? numbersOf(document) : {};
  return [
    ...(mail ? [{ kind: 'contact', text: `mail ${mailboxOf(mail)}` } as const] : []),
    ...(phone ? [{ kind: 'contact', text: `phone ${phone.replaceAll(/\D/g, '')}` } as const] : []),
    ...Object.entries(numbers).flatMap(([name, text]) =>
      text ? [{ kind: 'document', text: `${name} ${text}` } as const] : [],
    ),
  ];
}

function numbersOf(document: ProfileValues['document']): Readonly<Record<string, string>> {
  const { user_passport_series: series, user_passport_number: number } = document;
  return {
    number: plainNumber(number) && plainNumber(series + number),
    inn: plainNumber(document.user_passport_inn),
    pin: plainNumber(document.user_pin_code),
  };
}

/** The mailbox that an address leads to: what follows a plus is a label of its owner's. */
export function mailboxOf(mail: string): string {
  const [name = '', host = ''] = mail.trim().toLowerCase().split('@');
  const box = name.replace(/(?<=.)\+.*$/, '');
  return DOTLESS.includes(host) ? `${box.replaceAll('.', '')}@${DOTLESS[0]}` : `${box}@${host}`;
}

/** Letters and digits of a number; empty: too few to be of one person. */
function plainNumber(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain.replaceAll(/\D/g, '').length < MIN_DIGITS ? '' : plain;
}

/** Adds the keys of a player; those of before stay, since a person goes on being who had them. */
export async function keepPersonKeys(
  queries: Queries,
  playerId: number,
  { secret, things }: { readonly secret: Uint8Array; readonly things: OwnThings },
): Promise<void> {
  for (const { kind, text } of personKeysOf(things)) {
    const key = createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url');
    await queries.query(
      `INSERT INTO person_keys (player_id, kind, key) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [playerId, kind, key],
    );
  }
}
