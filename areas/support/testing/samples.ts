import type {
  Movement,
  RequestHead,
  RequestTopics,
  SupportRequest,
} from '@grandstand/bus-contracts/player';

export const NOON = Date.UTC(2026, 10, 20, 12);
const EUR = { iso: 'EUR', scale: 2 };

export const TOPICS: RequestTopics = {
  topics: [
    {
      id: 'deposit',
      kind: 'payment',
      name: 'Deposit',
      subTopics: [
        {
          id: 'not-credited',
          name: 'The money has not arrived',
          hint: 'Say when you paid.',
          movement: 'deposit',
          fields: [],
          isFileAsked: true,
        },
        {
          id: 'other-amount',
          name: 'Another amount has arrived',
          hint: 'Say which amount your bank took.',
          movement: 'deposit',
          fields: ['amount'],
          isFileAsked: true,
        },
        {
          id: 'how-to',
          name: 'A question about paying in',
          hint: 'Say what you would like to do.',
          movement: null,
          fields: [],
          isFileAsked: false,
        },
      ],
    },
    {
      id: 'bets',
      kind: 'account',
      name: 'Bets',
      subTopics: [
        {
          id: 'settled',
          name: 'How a bet was settled',
          hint: 'Say which result you expected.',
          movement: null,
          fields: ['bet'],
          isFileAsked: false,
        },
      ],
    },
  ],
  answers: [
    { id: 'deposit', title: 'How do I pay in?', text: 'By card.', path: '/office/recharge' },
    { id: 'bet-void', title: 'Why is my bet void?', text: 'The match was called off.', path: null },
  ],
  answerMs: 7_200_000,
};

export const MOVEMENTS: readonly Movement[] = [
  {
    kind: 'deposit',
    id: 'p-1',
    accountId: 11,
    methodId: 'card',
    amount: 2000,
    ...EUR,
    state: 'redirected',
    reason: null,
    createdAt: NOON,
    changedAt: NOON,
  },
  {
    kind: 'withdrawal',
    id: 'w-1',
    accountId: 11,
    methodId: 'card',
    amount: 3000,
    ...EUR,
    state: 'asked',
    reason: null,
    isHeld: false,
    createdAt: NOON,
    changedAt: NOON,
    steps: [{ state: 'asked', at: NOON }],
  },
];

export const HEAD: RequestHead = {
  id: 'r-1',
  kind: 'payment',
  topic: 'Deposit',
  subTopic: 'The money has not arrived',
  state: 'waiting-for-us',
  unread: 0,
  createdAt: NOON,
  changedAt: NOON,
};

export const REQUEST: SupportRequest = {
  ...HEAD,
  fields: [],
  movement: { kind: 'deposit', id: 'p-1', amount: 2000, ...EUR, createdAt: NOON },
  messages: [{ id: 1, from: 'player', text: 'Where is it?\nPlease.', at: NOON, files: [] }],
};
