import { navigationGo, Refusal } from '@grandstand/bus-contracts';
import {
  ideasList,
  ideasSend,
  paymentsList,
  requestsClose,
  requestsCreate,
  requestsGet,
  requestsList,
  requestsRead,
  requestsReply,
  requestsTopics,
  uploadsTicket,
  type IdeaList,
  type NewIdea,
  type NewRequest,
  type RequestHead,
  type RequestReply,
  type RequestTopics,
  type SupportRequest,
} from '@grandstand/bus-contracts/player';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import server from '../server';
import { MOVEMENTS, TOPICS } from './samples';

/** What the operator of a test has; a test may change it at any time. */
interface Site {
  topics?: RequestTopics;
  requests?: readonly RequestHead[];
  request?: SupportRequest;
  movements?: typeof MOVEMENTS;
  ideas?: IdeaList;
  /** The code with which it refuses what is written. */
  refusal?: string;
  /** The details of that refusal. */
  details?: object;
}

/** A page of a player, with the services of the test's. */
export async function openSupport(path: string, site: Site = {}) {
  const created: NewRequest[] = [];
  const ideasSent: NewIdea[] = [];
  const replies: RequestReply[] = [];
  const reported: string[] = [];
  const moves: string[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      const requests = bus.join('requests');
      const refuse = (): void => {
        if (site.refusal) throw new Refusal(site.refusal, { details: site.details });
      };
      requests.handle(requestsTopics, () => site.topics ?? TOPICS);
      requests.handle(requestsList, () => ({ requests: [...(site.requests ?? [])] }));
      requests.handle(requestsGet, () => {
        if (!site.request) throw new Refusal('not-found');
        return site.request;
      });
      requests.handle(requestsCreate, (wish) => {
        created.push(wish);
        refuse();
        return { requestId: 'r-1' };
      });
      requests.handle(requestsReply, ({ text, files, refId }) => {
        replies.push({ text, files, refId });
        refuse();
        if (!site.request) throw new Refusal('not-found');
        const message = {
          id: 90 + replies.length,
          from: 'player' as const,
          text,
          at: 0,
          files: [],
        };
        site.request = { ...site.request, messages: [...site.request.messages, message] };
        return site.request;
      });
      requests.handle(requestsClose, () => {
        reported.push('close');
        if (site.request) site.request = { ...site.request, state: 'closed' };
        return {};
      });
      requests.handle(requestsRead, () => {
        reported.push('read');
        return {};
      });
      const ideas = bus.join('ideas');
      ideas.handle(ideasList, () => site.ideas ?? { own: [], published: [] });
      ideas.handle(ideasSend, (idea) => {
        ideasSent.push(idea);
        refuse();
        const { own = [], published = [] } = site.ideas ?? {};
        const ideaId = `sent-${ideasSent.length}`;
        const { text } = idea;
        site.ideas = {
          own: [
            { id: ideaId, text, state: 'new', reason: null, sentAt: 0, decidedAt: null },
            ...own,
          ],
          published,
        };
        return { ideaId };
      });
      bus.join('payments').handle(paymentsList, () => ({
        payments: [...(site.movements ?? MOVEMENTS)],
      }));
      bus.join('uploads').handle(uploadsTicket, () => ({
        ticket: 't-1',
        expiresAt: 0,
        maxBytes: 1000,
        types: ['image/png', 'application/pdf'],
      }));
      bus.join('navigation').handle(navigationGo, ({ path: to }) => {
        moves.push(to);
        return {};
      });
    },
  });
  await page.sessionIs('player', 'ann');
  /** Beside the page: the requests that were begun, the ideas, the replies, what else was said, and the moves. */
  return { ...page, site, created, ideasSent, replies, reported, moves };
}
