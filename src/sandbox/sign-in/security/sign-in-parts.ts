import type { Challenges } from '../challenges/challenges';
import type { CountStore } from '../../platform/counts/count-store';
import type { Guesses } from '../../platform/counts/guesses';
import type { Database } from '../../platform/database/database';
import type { LinkTokens } from '../links/link-tokens';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Partners } from '../../platform/partners/partners';
import { Passkeys } from '../passkeys/passkeys';
import { QrSignIns } from '../qr/qr-sign-ins';
import { SignInTokens } from '../sign-in-tokens/sign-in-tokens';
import type { OpenIdClient } from '../social/openid-client';
import { SocialFlows } from '../social/social-flows';
import { SocialSignIns } from '../social/social-sign-ins';
import { Transfers } from '../transfers/transfers';
import { SignIns } from './sign-ins';

interface SignInPorts {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly messages: PlayerMessages;
  readonly counts: CountStore;
  readonly guesses: Guesses;
  readonly challenges: Challenges;
  readonly partners: Partners;
  /** Undefined: there is no identity provider. */
  readonly client: OpenIdClient | undefined;
  /** The key of codes and digits; it is not in the database. */
  readonly pepper: Uint8Array;
  readonly siteName: () => string;
  readonly siteOrigin: string;
  readonly now: () => number;
}

/** The operator's parts for the ways in beside a password, and for the list of sign-ins. */
export function signInParts(ports: SignInPorts) {
  const { database, counts, now } = ports;
  const signInTokens = new SignInTokens(ports);
  return {
    signIns: new SignIns(ports),
    signInTokens,
    qrSignIns: new QrSignIns({ ...ports, tokens: signInTokens }),
    passkeys: new Passkeys(ports),
    social: new SocialSignIns(ports),
    socialFlows: new SocialFlows(database, counts, now),
    transfers: new Transfers(ports),
  };
}
