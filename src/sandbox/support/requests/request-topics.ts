import type { Language } from '@grandstand/bus-contracts';
import type { RequestField, RequestTopic, SupportAnswer } from '@grandstand/bus-contracts/player';
import type { SupportTexts } from '../../site/texts';
import { supportTextsIn } from '../../site/texts';

type TopicId = keyof SupportTexts['topics'];
type SubTopicId<Topic extends TopicId> = keyof SupportTexts['topics'][Topic]['subTopics'];
type AnswerId = keyof SupportTexts['answers'];

/** What a sub-topic needs to be answered at once. */
export interface SubTopicRule {
  readonly movement?: 'deposit' | 'withdrawal';
  readonly fields?: readonly RequestField[];
  readonly isFileAsked?: boolean;
}

type TopicRules = {
  readonly [Topic in TopicId]: {
    readonly kind: RequestTopic['kind'];
    readonly subTopics: Readonly<Record<SubTopicId<Topic>, SubTopicRule>>;
  };
};

/** What players ask about, in the order in which it is offered. */
const TOPICS: TopicRules = {
  deposit: {
    kind: 'payment',
    subTopics: {
      'not-credited': { movement: 'deposit', isFileAsked: true },
      'other-amount': { movement: 'deposit', fields: ['amount'], isFileAsked: true },
      'how-to': {},
    },
  },
  withdrawal: {
    kind: 'payment',
    subTopics: {
      late: { movement: 'withdrawal' },
      'not-received': { movement: 'withdrawal', fields: ['digits'], isFileAsked: true },
      refused: { movement: 'withdrawal' },
      'how-to': {},
    },
  },
  account: {
    kind: 'account',
    subTopics: { 'sign-in': {}, data: {}, verification: { isFileAsked: true } },
  },
  bets: {
    kind: 'account',
    subTopics: { settled: { fields: ['bet'] }, 'not-placed': {}, 'how-to': {} },
  },
  protection: {
    kind: 'account',
    subTopics: { limits: {}, exclusion: {} },
  },
  site: {
    kind: 'account',
    subTopics: { fault: { isFileAsked: true }, other: {} },
  },
};

/** The usual answers, and the pages that they lead to. */
const ANSWERS: Readonly<Record<AnswerId, string | null>> = {
  deposit: '/office/recharge',
  'deposit-waits': '/office/historypay',
  withdraw: '/office/deduce',
  'withdraw-time': '/office/historypay',
  verify: '/office/verification',
  password: '/office/account',
  data: '/office/account#personal-data',
  'two-step': '/office/security#two-step',
  restricted: '/block-appeal-history',
  limits: '/office/responsible',
  exclude: '/office/responsible',
  'bet-settled': '/office/history',
  'bet-void': null,
  odds: '/office/settings',
  newsletter: '/office/settings#mailing',
};

/** The topics and their sub-topics in a language. */
export function topicsIn(language: Language): RequestTopic[] {
  const { topics } = supportTextsIn(language);
  return Object.entries(TOPICS).map(([id, { kind, subTopics }]) => {
    const texts = topics[id as TopicId];
    return {
      id,
      kind,
      name: texts.name,
      subTopics: Object.entries<SubTopicRule>(subTopics).map(([subId, rule]) => {
        const { name, hint } = (texts.subTopics as SubTopicTexts)[subId] ?? NO_TEXT;
        const { movement = null, fields = [], isFileAsked = false } = rule;
        return { id: subId, name, hint, movement, fields: [...fields], isFileAsked };
      }),
    };
  });
}

type SubTopicTexts = Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
const NO_TEXT = { name: '', hint: '' };

/** The usual answers in a language. */
export function answersIn(language: Language): SupportAnswer[] {
  const { answers } = supportTextsIn(language);
  return Object.entries(ANSWERS).map(([id, path]) => ({ id, path, ...answers[id as AnswerId] }));
}

/** A topic and its sub-topic by their ids; undefined where there are none such. */
export function subTopicOf(
  topicId: string,
  subTopicId: string,
  language: Language,
):
  | { readonly topic: RequestTopic; readonly subTopic: RequestTopic['subTopics'][number] }
  | undefined {
  const topic = topicsIn(language).find(({ id }) => id === topicId);
  const subTopic = topic?.subTopics.find(({ id }) => id === subTopicId);
  return topic && subTopic && { topic, subTopic };
}
