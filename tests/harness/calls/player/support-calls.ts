import { appealsCall, sendAppealCall } from '../../../../src/api/endpoints/protection/appeals';
import { ideasCall, sendIdeaCall } from '../../../../src/api/endpoints/support/ideas';
import {
  closeRequestCall,
  createRequestCall,
  readRequestCall,
  replyCall,
  requestCall,
  requestsCall,
  requestTopicsCall,
} from '../../../../src/api/endpoints/support/requests';
import { sample } from '../sample-call';
import type { SampleCall } from '../sample-call';

const topics = {
  topics: [
    {
      id: 'deposit',
      kind: 'payment',
      name: 'Deposit',
      subTopics: [
        {
          id: 'other-amount',
          name: 'Another amount has arrived',
          hint: 'Say which.',
          movement: 'deposit',
          fields: ['amount'],
          isFileAsked: true,
        },
      ],
    },
  ],
  answers: [{ id: 'deposit', title: 'How?', text: 'So.', path: '/office/recharge' }],
  answerMs: 60_000,
};

const head = {
  id: 'r-1',
  kind: 'payment',
  topic: 'Deposit',
  subTopic: 'Another amount has arrived',
  state: 'waiting-for-you',
  unread: 1,
  createdAt: 5,
  changedAt: 6,
};

const request = {
  ...head,
  fields: [{ name: 'amount', value: '19.50 canary' }],
  movement: { kind: 'deposit', id: 'p-1', amount: 20, iso: 'EUR', scale: 2, createdAt: 4 },
  messages: [
    {
      id: 1,
      from: 'player',
      text: 'canary text',
      at: 5,
      files: [{ id: 'file-1', type: 'image/png', size: 7 }],
    },
    { id: 2, from: 'operator', text: 'canary answer', at: 6, files: [] },
  ],
};

const ideas = {
  own: [
    {
      id: 'i-1',
      text: 'canary text',
      state: 'declined',
      reason: 'canary',
      sentAt: 5,
      decidedAt: 6,
    },
  ],
  published: [{ id: 'i-2', title: 'A calendar', state: 'planned', decidedAt: 7 }],
};

const appeals = {
  appeals: [
    {
      id: '1',
      createdAt: 5,
      text: 'canary text',
      status: 'rejected',
      answer: 'canary',
      answeredAt: 6,
    },
  ],
  refusal: { code: 'too-many-appeals', until: 7 },
};

const written = { text: 'Hello?', files: ['file-1'], refId: 'message-0001' };

/** Calls about what a player asks the operator. */
export const SUPPORT_CALLS: readonly SampleCall[] = [
  sample('requestTopicsCall', requestTopicsCall, {}, topics),
  sample('requestsCall', requestsCall, {}, { requests: [head] }),
  sample('requestCall', requestCall, { requestId: 'r-1' }, { request }),
  sample(
    'createRequestCall',
    createRequestCall,
    {
      topicId: 'deposit',
      subTopicId: 'other-amount',
      movementId: 'p-1',
      fields: [{ name: 'amount', value: '19.50' }],
      ...written,
    },
    { requestId: 'r-1' },
  ),
  sample('replyCall', replyCall, { requestId: 'r-1', ...written }, { request }),
  sample('closeRequestCall', closeRequestCall, { requestId: 'r-1' }, {}),
  sample('readRequestCall', readRequestCall, { requestId: 'r-1' }, {}),
  sample('ideasCall', ideasCall, {}, ideas),
  sample(
    'sendIdeaCall',
    sendIdeaCall,
    { text: 'A calendar of matches.', refId: 'idea-0001' },
    { ideaId: 'i-1' },
  ),
  sample('appealsCall', appealsCall, {}, appeals),
  sample(
    'sendAppealCall',
    sendAppealCall,
    { text: 'I have one account alone.', refId: 'appeal-0001' },
    appeals,
  ),
];
