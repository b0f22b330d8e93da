import { cookieOf, totpCode } from '@grandstand/sandbox/testing';
import type { TestPlayer } from '@grandstand/sandbox/testing';
import { expect } from 'vitest';
import { accepted, times } from './parallel-bench';
import type { ParallelBench, Race } from './parallel-bench';

const PASSWORD = 'Solid-Harbour-52';
const AUTH = '/web-api/auth';
let numbers = 15_112_340_000;

const newNumber = (): string => String((numbers += 1));
const newMail = (): string => `race.${(numbers += 1)}@mail.example`;
/** Each race comes from a network of its own. */
const fromNetwork = () => ({ headers: { 'X-Forwarded-For': `203.0.${(numbers += 1) % 250}.7` } });

const codeOf = async ({ operator }: ParallelBench, flowId: string): Promise<string> =>
  (await operator.control<{ code: string }>('/challenges', { flowId })).body.code;
const tokenTo = async ({ operator }: ParallelBench, to: string): Promise<string> => {
  const path = `/sandbox/v1/outbox?to=${encodeURIComponent(to)}`;
  const { messages } = (await operator.get<{ messages: { text: string }[] }>(path)).body;
  return /#token=([\w-]{43})/.exec(messages[0]?.text ?? '')?.[1] ?? '';
};
const one = async (bench: ParallelBench): Promise<TestPlayer> => {
  const [player] = await bench.players(1);
  if (!player) throw new Error('There is no player.');
  return player;
};
const sessionsOf = (bench: ParallelBench, { userId }: TestPlayer): Promise<number> =>
  bench.count('SELECT count(*) FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [
    Number(userId),
  ]);
/** A player with a phone that signs in by codes. */
async function withPhone(bench: ParallelBench) {
  const player = await one(bench);
  const phone = newNumber();
  await bench.operator.control(`/players/${player.login}/contacts`, { phone: `+49${phone}` });
  return { player, phone: { country_code: 'DE', phone } };
}

const COMMON = { country_id: 5, currency_id: 3, is_of_age: true, is_terms_agreed: true };

export const SIGN_IN_RACES: readonly Race[] = [
  {
    name: 'a code of a sign-in is confirmed ten times',
    async run(bench) {
      const { player, phone } = await withPhone(bench);
      const before = await sessionsOf(bench, player);
      const how = fromNetwork();
      const { body } = await bench.operator.post<{ flowId: string }>(
        '/web-api/user/login',
        { mode: 'sms', ...phone },
        how,
      );
      const given = { flowId: body.flowId, code: await codeOf(bench, body.flowId) };
      const answers = await bench.together(
        times(5, () => () => bench.operator.post(`${AUTH}/confirm`, given, how)),
      );
      expect(accepted(answers)).toHaveLength(1);
      expect(await sessionsOf(bench, player)).toBe(before + 1);
    },
  },
  {
    name: 'a code of a registration is sent ten times',
    async run(bench) {
      const phone = newNumber();
      const form = { type: 'phone_reg', ...COMMON, country_code: 'DE', phone };
      const how = fromNetwork();
      const path = '/web-api/user/register';
      const { body } = await bench.operator.post<{ flowId: string }>(path, form, how);
      const given = { ...form, flowId: body.flowId, code: await codeOf(bench, body.flowId) };
      const answers = await bench.together(
        times(5, () => () => bench.operator.post(path, given, how)),
      );
      expect(accepted(answers)).toHaveLength(1);
      expect(
        await bench.count('SELECT count(*) FROM players WHERE phone = $1', [`+49${phone}`]),
      ).toBe(1);
    },
  },
  {
    name: 'a registration by mail is ended by its code and by its link',
    async run(bench) {
      const email = newMail();
      const form = {
        type: 'full_reg',
        ...COMMON,
        email,
        password: PASSWORD,
        name: 'Ann',
        date_birthday: '1990-02-28',
      };
      const how = fromNetwork();
      const path = '/web-api/user/register';
      const { body } = await bench.operator.post<{ flowId: string }>(path, form, how);
      const given = { ...form, flowId: body.flowId, code: await codeOf(bench, body.flowId) };
      const token = await tokenTo(bench, email);
      const answers = await bench.together<object>(
        times(3, () => [
          () => bench.operator.post(path, given, how),
          () => bench.operator.post(`${AUTH}/redeem`, { kind: 'activate', token }, how),
        ]).flat(),
      );
      expect(accepted(answers)).toHaveLength(1);
      expect(await bench.count('SELECT count(*) FROM players WHERE mail = $1', [email])).toBe(1);
    },
  },
  {
    name: 'a link that signs in is used ten times',
    async run(bench) {
      const { login } = await one(bench);
      const { token } = (
        await bench.operator.control<{ token: string }>(`/players/${login}/sign-in-link`)
      ).body;
      const answers = await bench.together(
        times(10, () => () => bench.operator.post('/web-api/user/login', { mode: 'token', token })),
      );
      expect(accepted(answers)).toHaveLength(1);
    },
  },
  {
    name: 'a browser with a QR code is approved, refused, and signs in ten times',
    async run(bench) {
      const { operator } = bench;
      const player = await one(bench);
      const started = await operator.post<{ flowId: string; code: string }>(
        `${AUTH}/qr/start`,
        {},
        fromNetwork(),
      );
      const { flowId, code } = started.body;
      const cookie = cookieOf(started);
      const state = async () =>
        (
          await operator.post<{ digits: string; token: string }>(
            `${AUTH}/qr/state`,
            { flowId },
            { cookie },
          )
        ).body;
      await bench.post(player, `${AUTH}/qr/show`, { code });
      const { digits } = await state();
      await bench.together(
        times(6, () => () => bench.post(player, `${AUTH}/qr/approve`, { code, digits })),
      );
      const { token } = await state();
      const answers = await bench.together<object>([
        ...times(
          6,
          () => () => operator.post('/web-api/user/login', { mode: 'token', token }, { cookie }),
        ),
        ...times(2, () => () => operator.post(`${AUTH}/qr/state`, { flowId }, { cookie })),
      ]);
      expect(accepted(answers.slice(0, 6)).length).toBeLessThanOrEqual(1);
    },
  },
  {
    name: 'a link to a new password is used ten times',
    async run(bench) {
      const { operator } = bench;
      const player = await one(bench);
      const mail = newMail();
      await operator.control(`/players/${player.login}/contacts`, { mail });
      await operator.post(`${AUTH}/recover`, { by: 'email', email: mail }, fromNetwork());
      const token = await tokenTo(bench, mail);
      const answers = await bench.together(
        times(6, () => () => operator.post(`${AUTH}/password`, { token, password: PASSWORD })),
      );
      expect(accepted(answers)).toHaveLength(1);
      expect(await sessionsOf(bench, player)).toBe(0);
    },
  },
  {
    name: 'a new password is set while the old one signs in',
    async run(bench) {
      const { operator } = bench;
      const player = await one(bench);
      const mail = newMail();
      await operator.control(`/players/${player.login}/contacts`, { mail });
      await operator.post(`${AUTH}/recover`, { by: 'email', email: mail }, fromNetwork());
      const token = await tokenTo(bench, mail);
      const { login, password } = player;
      await bench.together<object>([
        ...times(
          3,
          () => () => operator.post('/web-api/user/login', { login, password }, fromNetwork()),
        ),
        () => operator.post(`${AUTH}/password`, { token, password: PASSWORD }),
        ...times(
          3,
          () => () => operator.post('/web-api/user/login', { login, password }, fromNetwork()),
        ),
      ]);
      // A person who knew the old one is signed in no more.
      expect(await sessionsOf(bench, player)).toBe(0);
    },
  },
  {
    name: 'a link that confirms a mail address is used ten times, by two players',
    async run(bench) {
      const mail = newMail();
      const players = await bench.players(2);
      const tokens = await Promise.all(
        players.map(async ({ login }) => {
          const path = `/players/${login}/links`;
          return (await bench.operator.control<{ token: string }>(path, { kind: 'verify', mail }))
            .body.token;
        }),
      );
      const answers = await bench.together(
        times(
          8,
          (at) => () =>
            bench.operator.post(`${AUTH}/redeem`, { kind: 'verify', token: tokens[at % 2] ?? '' }),
        ),
      );
      expect(accepted(answers)).toHaveLength(1);
      expect(await bench.count('SELECT count(*) FROM players WHERE mail = $1', [mail])).toBe(1);
    },
  },
  {
    name: 'two players confirm the same phone',
    async run(bench) {
      const phone = newNumber();
      const players = await bench.players(2);
      const begun: {
        readonly player: TestPlayer;
        readonly flowId: string;
        readonly code: string;
      }[] = [];
      for (const player of players) {
        const { body } = await bench.post<{ flowId: string }>(player, '/web-api/user/phone', {
          country_code: 'DE',
          phone,
        });
        begun.push({ player, flowId: body.flowId, code: await codeOf(bench, body.flowId) });
        bench.operator.clock.jump(bench.operator.clock.now() + 61_000);
      }
      await bench.together(
        begun.flatMap(({ player, flowId, code }) =>
          times(3, () => () => bench.post(player, '/web-api/user/phone/confirm', { flowId, code })),
        ),
      );
      expect(
        await bench.count('SELECT count(*) FROM players WHERE phone = $1', [`+49${phone}`]),
      ).toBeLessThanOrEqual(1);
    },
  },
  {
    name: 'a code of the second step is used ten times, and a recovery code',
    async run(bench) {
      const { operator } = bench;
      const player = await one(bench);
      const { secret, recoveryCodes } = (
        await operator.control<{ secret: string; recoveryCodes: string[] }>(
          `/players/${player.login}/two-step`,
          { isOn: true },
        )
      ).body;
      const { login, password } = player;
      for (const code of [totpCode(secret, operator.clock.now()), recoveryCodes[0] ?? '']) {
        const begun = await Promise.all(
          times(3, () =>
            operator.post<{ flowId: string }>(
              '/web-api/user/login',
              { login, password },
              fromNetwork(),
            ),
          ),
        );
        const answers = await bench.together(
          begun.flatMap(({ body }) =>
            times(2, () => () => operator.post(`${AUTH}/confirm`, { flowId: body.flowId, code })),
          ),
        );
        expect(accepted(answers)).toHaveLength(1);
      }
    },
  },
  {
    name: 'the credentials of a moved account are taken ten times',
    async run(bench) {
      const { operator } = bench;
      const { player, phone } = await withPhone(bench);
      const path = '/web-api/api/internal/v1/account/user-transfer';
      const transfer = async () =>
        (
          await operator.control<{ id: string; flowId: string }>('/transfers', {
            login: player.login,
          })
        ).body;
      const { id } = await transfer();
      await operator.post(`${path}/send-code/${id}`, phone, fromNetwork());
      const code = await codeOf(bench, (await transfer()).flowId);
      const checked = await bench.together<{ redirectToken?: string }>(
        times(4, () => () => operator.post(`${path}/check-code/${id}`, { code })),
      );
      const tokens = accepted(checked).flatMap(({ body }) => body.redirectToken ?? []);
      expect(tokens).toHaveLength(1);
      const taken = await bench.together(
        times(8, () => () => operator.post(`${path}/user-data`, { redirectToken: tokens[0] })),
      );
      expect(accepted(taken)).toHaveLength(1);
    },
  },
  {
    name: 'an account is closed ten times',
    async run(bench) {
      const player = await one(bench);
      const mail = newMail();
      await bench.operator.control(`/players/${player.login}/contacts`, { mail });
      await bench.together(times(8, () => () => bench.post(player, '/web-api/user/close')));
      const mails = `SELECT count(*) FROM outbox WHERE player_id = $1 AND template LIKE 'account-closed%'`;
      expect(await bench.count(mails, [Number(player.userId)])).toBe(1);
      expect(await sessionsOf(bench, player)).toBe(0);
    },
  },
];
