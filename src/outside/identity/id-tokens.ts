import { OPENID_CLIENT } from '@grandstand/bus-contracts/domain';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWK } from 'jose';
import type { Person } from './people';

const ALGORITHM = 'ES256';
const LIFETIME_S = 300;
const KEY_ID = 'of-this-start';

interface TokenFacts {
  readonly issuer: string;
  readonly person: Person;
  readonly nonce: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Signs who a person is. The key is made at each start, as tokens live for minutes. */
export class IdTokens {
  readonly #keys = generateKeyPair(ALGORITHM);

  async sign({ issuer, person, nonce, now }: TokenFacts): Promise<string> {
    const { privateKey } = await this.#keys;
    const { sub, name, email } = person;
    const issuedAt = Math.floor(now / 1000);
    return new SignJWT({ nonce, name, ...(email && { email, email_verified: true }) })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(issuer)
      .setSubject(sub)
      .setAudience(OPENID_CLIENT.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME_S)
      .sign(privateKey);
  }

  /** The public keys with which the site verifies tokens. */
  async publicKeys(): Promise<{ readonly keys: readonly JWK[] }> {
    const { publicKey } = await this.#keys;
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] };
  }
}
