import * as v from 'valibot';
import { defineCommand, defineEvent } from '../../kernel/contract';
import {
  newRequestSchema,
  requestHeadSchema,
  requestReplySchema,
  requestSchema,
  requestTopicsSchema,
} from './request';

const owner = 'requests';
// What players write to the operator is read by one area.
const audience = { areas: ['support'] } as const;
const failures = ['not-signed-in', 'unavailable'];
const WRITING = [...failures, 'not-found', 'bad-file', 'too-many-messages'];
const requestId = v.string();

export const requestsTopics = defineCommand({
  name: 'requests.topics',
  version: 1,
  owner,
  audience,
  doc: 'What the player can ask the operator about, short answers to usual questions, and how long an answer takes at the moment.',
  request: v.object({}),
  answer: requestTopicsSchema,
  failures,
});

export const requestsList = defineCommand({
  name: 'requests.list',
  version: 1,
  owner,
  audience,
  doc: 'The last 60 requests of the player, the one that changed last first.',
  request: v.object({}),
  answer: v.object({ requests: v.array(requestHeadSchema) }),
  failures,
});

export const requestsGet = defineCommand({
  name: 'requests.get',
  version: 1,
  owner,
  audience,
  doc: 'One request of the player with the messages of both sides, the oldest first.',
  request: v.object({ requestId }),
  answer: requestSchema,
  failures: [...failures, 'not-found'],
  secret: ['answer.messages', 'answer.fields'],
});

export const requestsCreate = defineCommand({
  name: 'requests.create',
  version: 1,
  owner,
  audience,
  doc: 'Begins a request, with the transaction and the details that its sub-topic asks for. The same `refId` is the same request. `bad-field` names the faulty ones under `fields`; `too-many-open` means that the player has to close one first.',
  request: newRequestSchema,
  answer: v.object({ requestId }),
  failures: [...WRITING, 'bad-field', 'too-many-open'],
  secret: ['request.text', 'request.fields'],
});

export const requestsReply = defineCommand({
  name: 'requests.reply',
  version: 1,
  owner,
  audience,
  doc: 'Adds a message of the player to a request that is not closed. The same `refId` is the same message.',
  request: v.object({ requestId, ...requestReplySchema.entries }),
  answer: requestSchema,
  failures: [...WRITING, 'request-closed'],
  secret: ['request.text', 'answer.messages', 'answer.fields'],
});

export const requestsClose = defineCommand({
  name: 'requests.close',
  version: 1,
  owner,
  audience,
  doc: 'Closes a request of the player for good.',
  request: v.object({ requestId }),
  answer: v.object({}),
  failures: [...failures, 'not-found'],
});

export const requestsRead = defineCommand({
  name: 'requests.read',
  version: 1,
  owner,
  audience,
  doc: 'The player has seen the messages of a request: they do not count as unread any more.',
  request: v.object({ requestId }),
  answer: v.object({}),
  failures: [...failures, 'not-found'],
});

export const requestsChanged = defineEvent({
  name: 'requests.changed',
  version: 1,
  owner,
  audience,
  doc: 'A request of the player may have changed, such as by an answer: what was loaded is to be loaded again.',
  payload: v.object({}),
});
