import type { Verification } from '@grandstand/bus-contracts/player';
import type { UserConfig } from '@grandstand/bus-contracts/shell';
import { cookieOf, moneyOf, registerPlayer, startOperator } from '@grandstand/sandbox/testing';
import type { TestOperator, TestPlayer } from '@grandstand/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { uploadBench } from './upload-bench';

export const ANN = { name: 'Ann', surname: 'O’Neil-Əliyeva', birth: '1990-02-28' };

interface Review {
  readonly id: string;
  readonly login: string;
  readonly type: string;
  readonly isHeld: boolean;
  readonly holdReason: string | null;
}
export interface Message {
  readonly template: string;
  readonly language: string;
  readonly text: string;
}

/** The calls around the verification of a player. */
export function verificationBench(operator: TestOperator) {
  const uploads = uploadBench(operator);
  const tokenOf = async ({ cookie }: TestPlayer): Promise<string> =>
    (await operator.get<{ token: string }>('/web-api/user/gettoken', { cookie })).body.token;

  async function describePlayer(player: TestPlayer, person = ANN): Promise<void> {
    const token = await tokenOf(player);
    const values = {
      user_name: person.name,
      user_surname: person.surname,
      user_middle_name: '',
      user_birthday_date: person.birth,
      user_birthday_place: '',
    };
    const path = '/web-api/user/profile';
    const { body } = await operator.get<{ result: { version: number } }>(path, { token });
    await operator.post(path, { group: 'person', version: body.result.version, values }, { token });
  }

  /** The bytes of a specimen. */
  async function specimen(type: string, fields: Readonly<Record<string, string>> = {}) {
    const query = new URLSearchParams({ ...ANN, ...fields }).toString();
    const answer = await operator.sandbox.fetch(
      new Request(`http://localhost:3000/sandbox/v1/specimens/${type}?${query}`),
    );
    return new Uint8Array(await answer.arrayBuffer());
  }

  async function state(player: TestPlayer): Promise<Verification> {
    const token = await tokenOf(player);
    const { body } = await operator.get<{ result: Verification }>('/web-api/verification', {
      token,
    });
    return body.result;
  }

  async function config(player: TestPlayer): Promise<UserConfig> {
    const token = await tokenOf(player);
    return (await operator.get<{ result: UserConfig }>('/web-api/user/config', { token })).body
      .result;
  }

  /** Lets the time of a review pass. */
  async function decideDue(): Promise<void> {
    operator.clock.jump(operator.clock.now() + 20_000);
    await operator.control('/settle');
  }

  const reviews = async (): Promise<readonly Review[]> =>
    (await operator.get<{ reviews: readonly Review[] }>('/sandbox/v1/reviews')).body.reviews;

  async function messages({ login }: TestPlayer): Promise<readonly Message[]> {
    const query = `?to=${encodeURIComponent(mailOf(login))}`;
    return (await operator.get<{ messages: Message[] }>(`/sandbox/v1/outbox${query}`)).body
      .messages;
  }
  const mailOf = (login: string): string => `p${login}@mail.example`;
  const giveMail = ({ login }: TestPlayer) =>
    operator.control(`/players/${login}/contacts`, { mail: mailOf(login) });

  return {
    ...uploads,
    tokenOf,
    describePlayer,
    specimen,
    state,
    config,
    decideDue,
    reviews,
    messages,
    giveMail,
  };
}

/** An operator for a file of tests, with a new player for each; their profile is that of Ann. */
export function openVerificationBench() {
  let operator: TestOperator;
  let calls: ReturnType<typeof verificationBench>;
  let player: TestPlayer;
  beforeAll(async () => {
    operator = await startOperator();
    calls = verificationBench(operator);
  });
  beforeEach(async () => {
    player = await registerPlayer(operator);
    await calls.describePlayer(player);
  });
  afterAll(async () => {
    expect(operator.problems).toEqual([]);
    await operator.sandbox.close();
  });

  const bench = {
    get operator() {
      return operator;
    },
    /** The calls for any player; those below are for the player of the test. */
    get calls() {
      return calls;
    },
    get player() {
      return player;
    },
    /** Another player takes the place of the first. */
    set player(next: TestPlayer) {
      player = next;
    },
    specimen: (type: string, fields?: Readonly<Record<string, string>>) =>
      calls.specimen(type, fields),
    describePlayer: (person?: typeof ANN) => calls.describePlayer(player, person),
    giveMail: () => calls.giveMail(player),
    ticketOf: (type: string, file: Uint8Array, of = player) => calls.proofTicketOf(of, type, file),
    upload: (type: string, file: Uint8Array) => calls.uploadProof(player, type, file),
    state: (of = player) => calls.state(of),
    config: () => calls.config(player),
    messages: () => calls.messages(player),
    money: () => moneyOf(operator, player),
    /** A session has its end. */
    signInAgain: async () => {
      const { login, password } = player;
      const answer = await operator.post<{ token: string }>('/web-api/user/login', {
        login,
        password,
      });
      player = { ...player, token: answer.body.token, cookie: cookieOf(answer) };
    },
    /** The review of the player that waits for a decision. */
    ownReview: async () => (await calls.reviews()).find(({ login }) => login === player.login),
    decideDue: () => calls.decideDue(),
    /** Sends a specimen and lets it be decided; returns what became of it. */
    decided: async (type: string, fields: Readonly<Record<string, string>> = {}) => {
      const sent = await bench.upload(type, await bench.specimen(type, fields));
      expect(sent.status).toBe(204);
      await bench.decideDue();
      const { status, asked } = await bench.state();
      const { state, fault } = asked.find((one) => one.type === type) ?? {};
      return { status, state, fault };
    },
    /** The status and the code with which a ticket is refused. */
    refusal: async (type: string, of = player) => {
      const { status, body } = await bench.ticketOf(type, new Uint8Array(3), of);
      return [status, body.error.code];
    },
  };
  return bench;
}
