import { createHash } from 'node:crypto';
import type { Language } from '@grandstand/bus-contracts';
import type { SocialNetwork } from '@grandstand/bus-contracts/domain';
import { html, raw } from 'hono/html';
import { styleSource } from '../kit/page';
import { IDENTITY_TEXTS } from './texts';
import { NETWORK_STYLE, page } from './network-pages';
import type { Person } from './people';

/** Closes the window that the browser has opened for the sign-in, and lets it ask for the accounts again. */
const CLOSE = `if('IdentityProvider' in self)IdentityProvider.close()`;

/** The policy of the pages. */
export const signInPolicy = [
  `default-src 'none'`,
  `style-src ${styleSource(NETWORK_STYLE)}`,
  `script-src 'sha256-${createHash('sha256').update(CLOSE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

interface PageFacts {
  readonly language: Language;
  readonly network: SocialNetwork;
}

/** The page on which a person signs in to the network. */
export async function accountsPage(facts: PageFacts, people: readonly Person[]): Promise<string> {
  const { language, network } = facts;
  const texts = IDENTITY_TEXTS[language].account;
  return page(
    facts,
    texts.signIn,
    (fill) => html`
      <p>${fill(texts.choose)}</p>
      <form method="post" action="/${network.key}/sign-in?ui_locales=${language}">
        ${people.map(
          ({ sub, name, email }) =>
            html`<button class="person" name="person" value="${sub}">
              ${name}<small>${email}</small>
            </button>`,
        )}
      </form>
    `,
  );
}

/** The page of a person who is signed in to the network. */
export async function signedInPage(facts: PageFacts, { name }: Person): Promise<string> {
  const { language, network } = facts;
  const texts = IDENTITY_TEXTS[language].account;
  return page(
    facts,
    texts.signedIn,
    (fill) => html`
      <p>${fill(texts.account).replace('{name}', () => name)}</p>
      <p>${texts.close}</p>
      <form method="post" action="/${network.key}/sign-out?ui_locales=${language}">
        <button class="other">${texts.signOut}</button>
      </form>
      ${raw(`<script>${CLOSE}</script>`)}
    `,
  );
}
