import { measureOfLimit } from '@grandstand/bus-contracts/player';
import type { LimitType, ProofType } from '@grandstand/bus-contracts/player';
import type { Language } from '@grandstand/bus-contracts';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Currency } from '../../betting/catalog/currencies';
import { regionName } from '../../betting/catalog/regions';
import { faultText } from '../http/fault';
import { secondsOf } from '../seconds';
import { supportTextsIn, textsIn } from '../../site/texts';
import { tournamentTitle } from '../../site/texts/tournament-title';
import { unitText } from '../../site/texts/unit-text';
import { utcTime } from '../../site/texts/utc-time';
import { escapeHtml } from './escape-html';
import {
  CODE_LIFETIME,
  LINK_LIFETIMES,
  SIGN_IN_LINK_LIFETIME,
} from '../../sign-in/lifetimes/lifetimes';
import type { LinkKind } from '../../sign-in/lifetimes/lifetimes';
import type { PlayerMessage } from './message-templates';

/** A message in a language. */
export interface WrittenMessage {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What was filled in. */
  readonly vars: Readonly<Record<string, string>>;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** What the links of messages are for. */
const LINKS = {
  'recovery-link': 'recovery',
  'verify-link': 'verify',
  'activation-link': 'activatefast',
  newsletter: 'newsletter',
} as const;

/** The pages that take the tokens. */
const PAGES: Readonly<Record<LinkKind, string>> = {
  recovery: 'passwordreset',
  'not-me': 'notme',
  verify: 'accountverify',
  activate: 'activate',
  activatefast: 'activatefast',
  newsletter: 'stopnewsletter',
};

const UNITS = { days: 'day', hours: 'hour', minutes: 'minute' } as const;

/** Writes a message in a language; its links lead to the site. */
export function writeMessage(
  message: PlayerMessage,
  language: Language,
  siteOrigin: string,
): WrittenMessage {
  const { subject, paragraphs } = textsIn(language).messages.templates[message.template];
  const vars = varsOf(message, language, siteOrigin);
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => vars[name] ?? '');
  // A text that is filled in may have paragraphs of its own, or be empty.
  const filled = paragraphs
    .flatMap((paragraph) => fill(paragraph).split('\n\n'))
    .filter((paragraph) => paragraph !== '');
  return { subject: fill(subject), paragraphs: filled, vars };
}

/** A message as a mail, signed with the name of the site. */
export function mailOf(
  { subject, paragraphs }: WrittenMessage,
  siteName: string,
): { subject: string; text: string; html: string } {
  const parts = [...paragraphs, siteName];
  return {
    subject,
    text: parts.join('\n\n'),
    html: parts.map((part) => `<p>${linked(part)}</p>`).join('\n'),
  };
}

/** A paragraph as HTML, with its line breaks; an address that fills it is a link. */
function linked(paragraph: string): string {
  const text = escapeHtml(paragraph).replaceAll('\n', '<br>');
  return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${text}">${text}</a>` : text;
}

/** A message as one short text, which begins with the name of the site. */
export function shortOf({ paragraphs }: WrittenMessage, siteName: string): string {
  return `${siteName}: ${paragraphs.join(' ')}`;
}

function varsOf(
  message: PlayerMessage,
  language: Language,
  siteOrigin: string,
): Record<string, string> {
  if ('code' in message && !('token' in message)) {
    return { code: message.code, life: unitText(CODE_LIFETIME / MINUTE, 'minute', language) };
  }
  if ('document' in message) return documentVars(message, language, siteOrigin);
  if ('source' in message) {
    return { place: message.source, ...('reason' in message && { reason: message.reason }) };
  }
  if (message.template === 'partner-accepted') {
    return {
      number: String(message.number),
      link: `${siteOrigin}/${language}?ref=${message.number}`,
      terms: `${siteOrigin}/${language}/ourpartners/terms`,
    };
  }
  if ('answer' in message) {
    const link = `${siteOrigin}/${language}/block-appeal-history`;
    return { answer: message.answer, link };
  }
  if ('requestId' in message) return requestVars(message, language, siteOrigin);
  return otherVars(message, language, siteOrigin);
}

function otherVars(
  message: Exclude<
    PlayerMessage,
    { readonly document: ProofType } | { readonly answer: string } | { readonly requestId: string }
  >,
  language: Language,
  siteOrigin: string,
): Record<string, string> {
  const { limits, messages } = textsIn(language);
  switch (message.template) {
    case 'limit-requested': {
      const { limitType, before, value, readyAt } = message;
      return {
        limit: limits.names[limitType],
        before: valueText(message, before, language),
        value: valueText(message, value, language),
        time: utcTime(readyAt, language),
      };
    }
    case 'limit-changed':
      return {
        limit: limits.names[message.limitType],
        value: valueText(message, message.value, language),
      };
    case 'self-excluded': {
      const endsAt = message.endsAt === null ? null : secondsOf(message.endsAt);
      return { notice: faultText('self-excluded', language, { endsAt }) };
    }
    case 'account-held': {
      const { state, endsAt } = message.hold;
      const details = { endsAt: endsAt === null ? null : secondsOf(endsAt) };
      return {
        notice: faultText(`hold-${state}`, language, details),
        link: `${siteOrigin}/${language}/office/verification`,
      };
    }
    case 'registration-link':
      return {
        code: message.code,
        codeLife: unitText(CODE_LIFETIME / MINUTE, 'minute', language),
        ...linkVars('activate', message.token, language, siteOrigin),
      };
    case 'sign-in-link':
      return {
        link: `${siteOrigin}/${language}/auth-app#token=${message.token}`,
        life: unitText(SIGN_IN_LINK_LIFETIME / MINUTE, 'minute', language),
      };
    case 'recovery-link':
    case 'verify-link':
    case 'activation-link':
    case 'newsletter':
      return linkVars(LINKS[message.template], message.token, language, siteOrigin);
    case 'data-export':
      return {
        link: `${siteOrigin}/web-api/data-export/${message.exportId}?lang=${language}`,
        time: utcTime(message.at, language),
      };
    case 'app-link':
      return { link: `${siteOrigin}/${language}/apps/mobile` };
    case 'chat-transcript':
      return { text: message.text };
    case 'mail-changed':
      return { mail: message.mail };
    case 'passkey-added':
    case 'passkey-removed':
      return { name: message.name, time: utcTime(message.at, language) };
    case 'network-connected':
      return { network: message.network, time: utcTime(message.at, language) };
    case 'credentials':
      return { login: message.login, password: message.password };
    case 'new-browser':
      return {
        browser: message.browser || messages.unknownBrowser,
        place:
          message.country === null ? messages.unknownPlace : regionName(message.country, language),
        time: utcTime(message.at, language),
        ...linkVars('not-me', message.token, language, siteOrigin),
      };
    default:
      return factVars(message, language);
  }
}

/** A document, what is wrong with it, and a link to the page that documents are sent from. */
function documentVars(
  message: Extract<PlayerMessage, { readonly document: ProofType }>,
  language: Language,
  siteOrigin: string,
): Record<string, string> {
  const { types, faults } = textsIn(language).documents;
  return {
    document: types[message.document],
    ...('fault' in message && { fault: faults[message.fault] }),
    link: `${siteOrigin}/${language}/office/verification`,
  };
}

/** The names of the topics of requests, and of their sub-topics, by their ids. */
type RequestNames = Readonly<
  Record<string, { readonly name: string; readonly subTopics: Readonly<Record<string, Named>> }>
>;
interface Named {
  readonly name: string;
}

/** What a request is about, the operator's answer, and a link to it. */
function requestVars(
  message: Extract<PlayerMessage, { readonly requestId: string }>,
  language: Language,
  siteOrigin: string,
): Record<string, string> {
  const { topicId, subTopicId, requestId, text = '' } = message;
  const topics: RequestNames = supportTextsIn(language).topics;
  const topic = topics[topicId];
  const subTopic = topic?.subTopics[subTopicId];
  const id = encodeURIComponent(requestId);
  return {
    request: topic && subTopic ? `${topic.name}: ${subTopic.name}` : topicId,
    answer: text,
    link: `${siteOrigin}/${language}/office/support?request=${id}`,
  };
}

/** When it happened, and how much it was about. */
function factVars(message: PlayerMessage, language: Language): Record<string, string> {
  const vars: Record<string, string> = {};
  if ('at' in message) vars['time'] = utcTime(message.at, language);
  if ('until' in message) vars['until'] = utcTime(message.until, language);
  if ('game' in message) vars['game'] = message.game;
  if ('jackpot' in message) vars['jackpot'] = textsIn(language).casino.jackpots[message.jackpot];
  if ('tournament' in message) {
    vars['tournament'] = tournamentTitle(message.tournament, language);
    vars['place'] = String(message.place);
  }
  if ('phone' in message) vars['phone'] = message.phone;
  if ('amount' in message) {
    vars['amount'] = formatMoney(message.amount, message.currency, languageTag(language));
  }
  if ('stake' in message) {
    vars['stake'] = formatMoney(message.stake, message.currency, languageTag(language));
  }
  return vars;
}

/** A link to the page that takes a token, and how long it is valid. */
function linkVars(
  kind: LinkKind,
  token: string,
  language: Language,
  siteOrigin: string,
): Record<string, string> {
  const life = LINK_LIFETIMES[kind];
  return {
    // Behind the hash, which browsers send to no server.
    link: `${siteOrigin}/${language}/user/${PAGES[kind]}#token=${token}`,
    life:
      life < DAY
        ? unitText(life / MINUTE, 'minute', language)
        : unitText(life / DAY, 'day', language),
  };
}

/** The value of a limit: "100.00 EUR", "3 hours". */
function valueText(
  { limitType, currency }: { readonly limitType: LimitType; readonly currency: Currency },
  value: number | null,
  language: Language,
): string {
  if (value === null) return textsIn(language).limits.none;
  const measure = measureOfLimit(limitType);
  if (measure === 'money') return formatMoney(value, currency, languageTag(language));
  return unitText(value, UNITS[measure], language);
}
