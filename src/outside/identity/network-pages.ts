import type { Language } from '@grandstand/bus-contracts';
import { USUAL_NAME } from '@grandstand/bus-contracts/domain';
import type { SocialNetwork } from '@grandstand/bus-contracts/domain';
import { html } from 'hono/html';
import { FORM_STYLE, writeDocument } from '../kit/page';
import { IDENTITY_TEXTS } from './texts';
import type { Person } from './people';

/** The style of the networks' pages. */
export const NETWORK_STYLE =
  FORM_STYLE +
  [
    'ul{margin:0;padding-inline-start:24px}',
    '.brand{display:flex;align-items:center;gap:12px;font-weight:600}',
    '.brand i{display:grid;place-items:center;width:40px;height:40px;border-radius:12px;background:var(--brand);color:#fff;font:700 20px system-ui,sans-serif}',
    '.person{text-align:start}.person small{display:block;font-size:14px}',
    '.main{background:var(--brand);color:#fff;font-weight:600}',
    '.other{border-color:transparent;text-decoration:underline}',
    'main{width:min(100%,400px);--brand:#1a5fb4}',
    '.meadow{--brand:#26663f}.lantern{--brand:#8a3b12}.courier{--brand:#0b6478}.pigeon{--brand:#6b3fa0}',
  ].join('');

interface PageFacts {
  readonly language: Language;
  readonly network: SocialNetwork;
  /** The name of the request that the forms go on with. */
  readonly request: string;
}

/** The page on which a person chooses their account. */
export async function accountPage(facts: PageFacts, people: readonly Person[]): Promise<string> {
  const { network } = facts;
  const texts = IDENTITY_TEXTS[facts.language].network;
  return page(
    facts,
    texts.signIn,
    (fill) => html`
      <p>${fill(texts.choose)}</p>
      <form method="post" action="/${network.key}/account?ui_locales=${facts.language}">
        <input type="hidden" name="request" value="${facts.request}" />
        ${people.map(
          ({ sub, name, email }) =>
            html`<button class="person" name="person" value="${sub}">
              ${name}${email ? html`<small>${email}</small>` : ''}
            </button>`,
        )}
      </form>
      ${answerForm(facts, html`<button class="other" name="answer" value="deny">${texts.cancel}</button>`)}
    `,
  );
}

/** The page on which a person lets the site know who they are, or not. */
export async function consentPage(facts: PageFacts, { name, email }: Person): Promise<string> {
  const texts = IDENTITY_TEXTS[facts.language].network;
  return page(
    facts,
    texts.consent,
    (fill) => html`
      <p>${fill(texts.gets)}</p>
      <ul>
        <li>${fill(texts.name).replace('{name}', () => name)}</li>
        ${email ? html`<li>${texts.mail.replace('{mail}', () => email)}</li>` : ''}
      </ul>
      <p>${texts.nothingElse}</p>
      ${answerForm(
        facts,
        html`<button class="main" name="answer" value="allow">${texts.allow}</button>
          <button name="answer" value="deny">${texts.deny}</button>`,
      )}
    `,
  );
}

/** The page of a request that can't go on. */
export async function endPage(
  { language, network, siteOrigin }: Omit<PageFacts, 'request'> & { readonly siteOrigin: string },
  end: 'over' | 'untrusted',
): Promise<string> {
  const texts = IDENTITY_TEXTS[language].network;
  return page(
    { language, network },
    texts[end],
    (fill) => html`
      <p>${fill(end === 'over' ? texts.overText : texts.untrustedText)}</p>
      <a href="${siteOrigin}/">${fill(texts.toSite)}</a>
    `,
  );
}

export type Markup = ReturnType<typeof html>;

function answerForm({ language, network, request }: PageFacts, buttons: Markup): Markup {
  return html`
    <form method="post" action="/${network.key}/consent?ui_locales=${language}">
      <input type="hidden" name="request" value="${request}" />
      ${buttons}
    </form>
  `;
}

/** A page of a network; `fill` puts the names into a text. */
export async function page(
  { language, network }: Pick<PageFacts, 'language' | 'network'>,
  title: string,
  mainOf: (fill: (text: string) => string) => Markup,
): Promise<string> {
  const { key, name } = network;
  const fill = (text: string): string =>
    text.replaceAll('{network}', name).replaceAll('{site}', USUAL_NAME);
  const heading = fill(title);
  const content = html`
    <div class="${key}">
      <p class="brand"><i aria-hidden="true">${name.charAt(0)}</i>${name}</p>
      <h1>${heading}</h1>
      ${mainOf(fill)}
    </div>
  `;
  const main = (await content).toString();
  return writeDocument({ language, title: heading, style: NETWORK_STYLE, main });
}
