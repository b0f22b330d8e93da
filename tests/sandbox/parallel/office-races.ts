import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { verificationBench } from '../../harness/operator/verification-bench';
import { accepted, times } from './parallel-bench';
import type { Race } from './parallel-bench';

const ACROSS = {
  user_name: 'Ada',
  user_surname: 'Keller',
  user_middle_name: '',
  user_birthday_date: '1990-02-28',
  user_birthday_place: '',
};

export const OFFICE_RACES: readonly Race[] = [
  {
    name: 'a form of the profile is saved ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const form = { group: 'person', version: 0, values: ACROSS };
      const answers = await bench.together(
        times(8, () => () => bench.post(player, '/web-api/user/profile', form)),
      );
      expect(accepted(answers)).toHaveLength(1);
    },
  },
  {
    name: 'a proved name is changed while its document is decided',
    async run(bench) {
      const { operator } = bench;
      const players = await bench.players(3);
      await Promise.all(
        players.map(async (player) => {
          await bench.post(player, '/web-api/user/profile', {
            group: 'person',
            version: 0,
            values: ACROSS,
          });
          const form = { group: 'person', version: 1, values: { ...ACROSS, user_name: 'Eve' } };
          await bench.together<object>([
            () => bench.post(player, '/web-api/user/profile', form),
            () => operator.control(`/players/${player.login}/verified`, {}),
            () => bench.post(player, '/web-api/user/profile', form),
          ]);
        }),
      );
    },
  },
  {
    name: 'limits are set at once',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.together(
        times(
          8,
          (at) => () =>
            bench.post(player, '/limit-service-api/api/external/web/v3/setuserlimits', {
              limits: [{ limitType: [1, 10, 20][at % 3], limitValue: 50 + at }],
            }),
        ),
      );
    },
  },
  {
    name: 'a copy of the data is asked for ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      await bench.together(times(6, () => () => bench.post(player, '/web-api/data-export')));
      const made = 'SELECT count(*) FROM data_exports WHERE player_id = $1';
      expect(await bench.count(made, [Number(player.userId)])).toBe(1);
    },
  },
  {
    name: 'requests are sent at once, some by one reference',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const same = randomUUID();
      const wish = (refId: string) => ({
        topicId: 'site',
        subTopicId: 'other',
        movementId: null,
        fields: [],
        text: 'Hello?',
        files: [],
        refId,
      });
      const answers = await bench.together<{ requestId: string }>(
        times(
          10,
          (at) => () =>
            bench.post(player, '/web-api/requests', wish(at % 2 === 0 ? same : randomUUID())),
        ),
      );
      const ids = new Set(accepted(answers).map(({ body }) => body.requestId));
      const written = 'SELECT count(*) FROM requests WHERE player_id = $1';
      expect(await bench.count(written, [Number(player.userId)])).toBe(ids.size);
    },
  },
  {
    name: 'a message of the chat is sent ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const clientId = randomUUID();
      const { cookie, token } = player;
      await bench.together(
        times(
          10,
          () => () =>
            bench.operator.post(
              '/chat-api/v1/messages',
              { clientId, text: 'Hello?' },
              { cookie, token },
            ),
        ),
      );
      expect(
        await bench.count('SELECT count(*) FROM chat_messages WHERE client_id = $1', [clientId]),
      ).toBe(1);
      expect(
        await bench.count('SELECT count(*) FROM chats WHERE player_id = $1', [
          Number(player.userId),
        ]),
      ).toBe(1);
    },
  },
  {
    name: 'an idea is sent ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const idea = { text: 'A calendar of matches.', refId: randomUUID() };
      await bench.together(times(10, () => () => bench.post(player, '/web-api/ideas', idea)));
      expect(
        await bench.count('SELECT count(*) FROM ideas WHERE player_id = $1', [
          Number(player.userId),
        ]),
      ).toBe(1);
    },
  },
  {
    name: 'a banned player sends ten appeals, and the first is answered and the ban lifted meanwhile',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const { operator } = bench;
      await operator.control(`/players/${player.login}/contacts`, { mail: 'ann@example.com' });
      const ban = (level: number) => operator.control(`/players/${player.login}/ban`, { level });
      await ban(3);
      const path = '/web-api/user/block-appeals';
      const appeal = () => ({ text: 'I have one account alone.', refId: randomUUID() });
      await bench.together(times(10, () => () => bench.post(player, path, appeal())));
      const counted = () =>
        bench.count('SELECT count(*) FROM block_appeals WHERE player_id = $1', [
          Number(player.userId),
        ]);
      expect(await counted()).toBe(1);
      const { body } = await operator.get<{ appeals: { id: string; login: string }[] }>(
        '/sandbox/v1/appeals',
      );
      const id = body.appeals.find(({ login }) => login === player.login)?.id;
      await bench.together([
        () => operator.control(`/appeals/${id}/accept`, { answer: 'You are right.' }),
        () => operator.control(`/appeals/${id}/reject`, { answer: 'Two accounts.' }),
        () => ban(0),
      ]);
      const told = await bench.count(
        `SELECT count(*) FROM outbox WHERE player_id = $1 AND template LIKE 'appeal-%'`,
        [Number(player.userId)],
      );
      expect(told).toBe(1);
    },
  },
  {
    name: 'a ticket of an upload is used ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const uploads = verificationBench(bench.operator);
      const ticket = await uploads.ticketOf(player);
      const statuses = await Promise.all(
        times(8, async () => (await uploads.begin(player, ticket, 100)).status),
      );
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(7);
    },
  },
  {
    name: 'a document is sent twice at once',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const calls = verificationBench(bench.operator);
      await calls.describePlayer(player);
      const file = await calls.specimen('passport');
      const tickets = await Promise.all(
        times(4, async () => (await calls.proofTicketOf(player, 'passport', file)).body.ticket),
      );
      const begun = await Promise.all(
        tickets.map((ticket) => calls.begin(player, ticket, file.length)),
      );
      for (const { status } of begun) expect(status).toBeLessThan(500);
      const open = 'SELECT count(*) FROM documents WHERE player_id = $1 AND arrived_at IS NULL';
      expect(await bench.count(open, [Number(player.userId)])).toBe(1);
    },
  },
  {
    name: 'favourites are set, and joined',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const path = '/web-api/user/favourites';
      const { games } = (
        await bench.operator.get<{ games: { id: number }[] }>(
          '/line-api/v1/games?section=line&sport=football',
        )
      ).body;
      const keys = games.slice(0, 4).map(({ id }) => `match:${id}`);
      await bench.together(
        times(
          10,
          (at) => () =>
            at % 3 === 0
              ? bench.post(player, `${path}/join`, { favourites: keys })
              : bench.post(player, path, { favourite: keys[at % 4], isOn: at % 2 === 0 }),
        ),
      );
    },
  },
  {
    name: 'seeds of draws are rotated ten times',
    async run(bench) {
      const [player] = await bench.players(1);
      if (!player) return;
      const path = '/web-api/fair/seeds';
      const { commitment } = (await bench.get<{ current: { commitment: string } }>(player, path))
        .current;
      await bench.together<object>([
        ...times(6, () => () => bench.post(player, '/web-api/fair/rotate', { commitment })),
        ...times(
          6,
          (at) => () =>
            bench.operator.control(`/players/${player.login}/dice`, { refId: `race-${at % 3}` }),
        ),
        ...times(4, () => () => bench.operator.get(path, { token: player.token })),
      ]);
      const current = 'SELECT count(*) FROM fair_seeds WHERE player_id = $1 AND secret IS NOT NULL';
      expect(await bench.count(current, [Number(player.userId)])).toBe(1);
    },
  },
];
