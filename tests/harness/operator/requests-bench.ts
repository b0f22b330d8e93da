import type { RequestHead, RequestTopics, SupportRequest } from '@grandstand/bus-contracts/player';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { payIn, WITH_BANK } from './pay-in';
import { uploadBench } from './upload-bench';

export const REQUESTS = '/web-api/requests';

interface Message {
  readonly template: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
interface Body {
  readonly requestId?: string;
  readonly request?: SupportRequest;
  readonly error?: ErrorBody['error'] & { readonly details?: unknown };
}

/** The answer of a call that is refused. */
export const codeOf = ({ status, body }: { status: number; body: Body }) => [
  status,
  body.error?.code,
];

/** An operator with a bank for a file of tests, and the calls around requests. */
export function openRequestsBench() {
  let operator: TestOperator;
  let uploads: ReturnType<typeof uploadBench>;
  let refs = 0;
  beforeAll(async () => {
    operator = await startOperator({ siteOrigin: 'http://localhost:3000', ...WITH_BANK });
    uploads = uploadBench(operator);
  });
  afterAll(async () => {
    expect(operator.problems).toEqual([]);
    await operator.sandbox.close();
  });

  const nextRefId = (): string => `request-${String((refs += 1)).padStart(4, '0')}`;
  /** A token of the time that the test's clock shows. */
  const tokenOf = async ({ cookie }: Pick<TestPlayer, 'cookie'>): Promise<string> =>
    (await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie })).body.token;
  const post = async (player: TestPlayer, path: string, body: object) =>
    operator.post<Body>(`${REQUESTS}${path}`, body, { token: await tokenOf(player) });
  const get = async <T>(player: TestPlayer, path = '', language = 'en') =>
    operator.get<T>(`${REQUESTS}${path}`, { token: await tokenOf(player), language });

  const bench = {
    get operator() {
      return operator;
    },
    get uploads() {
      return uploads;
    },
    nextRefId,
    post,
    get,
    newPlayer: () => registerPlayer(operator),
    giveMail: ({ login }: TestPlayer) =>
      operator.control(`/players/${login}/contacts`, { mail: mailOf(login) }),
    /** Begins a request about something else, unless the test says about what. */
    create: (player: TestPlayer, wish: object = {}) =>
      post(player, '', {
        topicId: 'site',
        subTopicId: 'other',
        movementId: null,
        fields: [],
        text: 'Hello?',
        files: [],
        refId: nextRefId(),
        ...wish,
      }),
    created: async (player: TestPlayer, wish?: object): Promise<string> =>
      (await bench.create(player, wish)).body.requestId ?? '',
    reply: (player: TestPlayer, id: string, written: object = {}) =>
      post(player, `/${id}/reply`, { text: 'And?', files: [], refId: nextRefId(), ...written }),
    read: async (player: TestPlayer, id: string, language = 'en') =>
      (await get<{ request: SupportRequest }>(player, `/${id}`, language)).body.request,
    list: async (player: TestPlayer, language = 'en') =>
      (await get<{ requests: RequestHead[] }>(player, '', language)).body.requests,
    topics: async (player: TestPlayer, language = 'en') =>
      (await get<RequestTopics>(player, '/topics', language)).body,
    /** The operator's answer. */
    answer: (id: string, text = 'It is on its way.') =>
      operator.control<Body>(`/requests/${id}`, { text }),
    end: (id: string) => operator.control<Body>(`/requests/${id}/close`),
    unread: async (player: TestPlayer): Promise<number> => {
      const token = await tokenOf(player);
      const { body } = await operator.get<{ result: { user_msg_count: number } }>(
        '/web-api/user/config',
        { token },
      );
      return body.result.user_msg_count;
    },
    messages: async ({ login }: TestPlayer) => {
      const query = `?to=${encodeURIComponent(mailOf(login))}`;
      return (await operator.get<{ messages: Message[] }>(`/sandbox/v1/outbox${query}`)).body
        .messages;
    },
    /** Uploads a file; returns its id. */
    upload: async (player: TestPlayer, file: Uint8Array): Promise<string> =>
      (await uploads.upload(player, file)).path.split('/').at(-1) ?? '',
    /** Pays in by card; returns the id of the deposit. */
    deposit: async (player: TestPlayer): Promise<string> => {
      const { body } = await payIn(operator, {
        token: await tokenOf(player),
        accountId: player.accountId,
        amount: 20,
      });
      return (body as unknown as { payment: { id: string } }).payment.id;
    },
  };
  return bench;
}

const mailOf = (login: string): string => `r${login}@mail.example`;
