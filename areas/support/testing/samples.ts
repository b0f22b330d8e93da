import type {
  Movement,
  RequestHead,
  RequestTopics,
  SupportRequest,
} from '@grandstand/bus-contracts/player';
import { PLAIN_DEPOSIT, PLAIN_WITHDRAWAL } from '@grandstand/bus-contracts/testing';

const NOON = PLAIN_DEPOSIT.createdAt;

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
  { kind: 'deposit', ...PLAIN_DEPOSIT },
  { kind: 'withdrawal', ...PLAIN_WITHDRAWAL },
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
  movement: { kind: 'deposit', id: 'p-1', amount: 2000, iso: 'EUR', scale: 2, createdAt: NOON },
  messages: [{ id: 1, from: 'player', text: 'Where is it?\nPlease.', at: NOON, files: [] }],
};
