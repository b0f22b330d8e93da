import type { Currency } from '../catalog/currencies';
import type { Database, Queries } from '../database/database';
import { ApiFault } from '../http/fault';
import type { TestAnswer } from './limit-questions';
import type { LimitState } from './limit-rules';
import { NO_LIMIT, approve, ask, reject, standing, waitingAt } from './limit-rules';
import type { PlayerLimitStates } from './limit-store';
import { lockPlayer, readLimits, writeLimit } from './limit-store';
import type { LimitTests, TestResult } from './limit-tests';
import { marked } from './limit-tests';
import type { LimitType } from './limit-types';
import {
  DEPOSIT_TYPES,
  LIMIT_TYPES,
  STAKE_TYPES,
  isDepositLimit,
  isPeriod,
  optionsOf,
} from './limit-types';
import type { LimitLeft } from './limit-use';
import { limitsLeft, mainCurrency } from './limit-use';
import type { LimitView } from './limit-view';
import { limitViews } from './limit-view';
import type { ProtectionRules } from './protection-rules';
import { secondsOf } from './seconds';
import type { SessionTime } from './session-time';

/** What a player wishes of a type; amounts in minor units, null: no limit. */
export interface LimitWish {
  readonly limitType: LimitType;
  readonly value: number | null;
  readonly reason: number | null;
}

export interface LimitPorts {
  readonly database: Database;
  readonly now: () => number;
  readonly rules: ProtectionRules;
  readonly tests: LimitTests;
  readonly sessionTime: SessionTime;
}

/** How a save went: whether something is yet to come, and the test that comes first. */
export interface Saved {
  readonly isWaiting: boolean;
  readonly tokenGuid: string | null;
}

/** What players allow themselves, and how they change it. */
export class PlayerLimits {
  readonly #ports: LimitPorts;

  constructor(ports: LimitPorts) {
    this.#ports = ports;
  }

  /** What is left of what a player may stake and lose. */
  left(queries: Queries, playerId: number, currency: Currency): Promise<LimitLeft[]> {
    return limitsLeft(queries, STAKE_TYPES, { playerId, now: this.#now(), currency });
  }

  /** What is left of what a player may pay in. */
  depositLeft(queries: Queries, playerId: number, currency: Currency): Promise<LimitLeft[]> {
    return limitsLeft(queries, DEPOSIT_TYPES, { playerId, now: this.#now(), currency });
  }

  /** When a period of a type that holds now ends, Infinity for never; null where none holds. */
  async periodEnd(queries: Queries, playerId: number, type: LimitType): Promise<number | null> {
    const now = this.#now();
    const { held } = standing((await readLimits(queries, playerId)).get(type) ?? NO_LIMIT, now);
    return held && held.startedAt <= now ? (held.endsAt ?? Infinity) : null;
  }

  /** All limits as the wire has them, and the currency they are in. */
  async list(playerId: number): Promise<{ views: LimitView[]; currency: Currency }> {
    const { database, sessionTime, rules } = this.#ports;
    const now = this.#now();
    const currency = await mainCurrency(database, playerId);
    const states = await readLimits(database, playerId);
    const counted = [...STAKE_TYPES, ...DEPOSIT_TYPES];
    const left = await limitsLeft(database, counted, { playerId, now, currency });
    const session = await sessionTime.left(database, playerId);
    const views = LIMIT_TYPES.flatMap((type) => {
      const money = left.find(({ limitType }) => limitType === type);
      const seconds = type === 31 && session ? Math.floor(session.leftMs / 1000) : null;
      return limitViews(type, {
        state: standing(states.get(type) ?? NO_LIMIT, now),
        currency,
        options: optionsOf(type, currency, rules.yearDays),
        balance: money?.limitBalance ?? seconds,
        now,
      });
    });
    return { views, currency };
  }

  /** Takes wishes down, all or none. */
  async save(playerId: number, wishes: readonly LimitWish[]): Promise<Saved> {
    const { tests, rules } = this.#ports;
    return this.#change(playerId, async (queries, states) => {
      const toTest: LimitWish[] = [];
      let isWaiting = false;
      for (const wish of wishes) {
        const { outcome, state } = this.#asked(states, wish);
        if (outcome === 'waits') isWaiting = true;
        if (outcome === 'waits' && this.#isTested(wish, states, rules)) toTest.push(wish);
        else await this.#keep(queries, states, { playerId, type: wish.limitType, state });
      }
      const tokenGuid = toTest.length > 0 ? await tests.begin(queries, playerId, toTest) : null;
      return { isWaiting, tokenGuid };
    });
  }

  /** The wishes of a test come to wait once it is passed. */
  async answerTest(
    playerId: number,
    tokenGuid: string,
    answers: readonly TestAnswer[],
  ): Promise<TestResult> {
    const wishes = await this.#ports.tests.take(playerId, tokenGuid);
    if (!wishes) throw new ApiFault(400, 'test-expired');
    const result = marked(answers);
    if (!result.success) return result;
    await this.#change(playerId, async (queries, states) => {
      for (const wish of wishes) {
        const { state } = this.#asked(states, wish);
        await this.#keep(queries, states, { playerId, type: wish.limitType, state });
      }
    });
    return result;
  }

  /** A change that is ready comes to hold. */
  async approve(playerId: number, type: LimitType): Promise<void> {
    await this.#change(playerId, async (queries, states) => {
      const state = states.get(type) ?? NO_LIMIT;
      const now = this.#now();
      const found = waitingAt(state, now);
      if (found === 'nothing') throw new ApiFault(400, 'nothing-waits');
      if (found === 'not-ready') {
        const startedAt = secondsOf(state.waiting?.readyAt ?? now);
        throw new ApiFault(400, 'limit-not-ready', { startedAt });
      }
      this.#refuseUnderSpecial(states, type);
      await this.#keep(queries, states, { playerId, type, state: approve(state, now) });
    });
  }

  /** A waiting change is taken back; of a deposit limit, all that wait of deposit limits; a period of the player's, until it begins. */
  async reject(playerId: number, type: LimitType): Promise<void> {
    await this.#change(playerId, async (queries, states) => {
      if (this.#isToCome(states, type)) {
        this.#refuseUnderSpecial(states, type);
        await this.#keep(queries, states, { playerId, type, state: NO_LIMIT });
        return;
      }
      const types: readonly LimitType[] = isDepositLimit(type) ? DEPOSIT_TYPES : [type];
      const waiting = types.filter(
        (each) => waitingAt(states.get(each) ?? NO_LIMIT, this.#now()) !== 'nothing',
      );
      if (waiting.length === 0) throw new ApiFault(400, 'nothing-waits');
      for (const each of waiting) {
        const state = reject(states.get(each) ?? NO_LIMIT);
        await this.#keep(queries, states, { playerId, type: each, state });
      }
    });
  }

  /** Puts what QA wants in place of what there is of a type. */
  async put(
    playerId: number,
    type: LimitType,
    make: (before: LimitState, now: number) => LimitState,
  ): Promise<void> {
    await this.#change(playerId, async (queries, states) => {
      const state = make(states.get(type) ?? NO_LIMIT, this.#now());
      await this.#keep(queries, states, { playerId, type, state });
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  #asked(
    states: PlayerLimitStates,
    { limitType, value, reason }: LimitWish,
  ): { outcome: 'holds' | 'waits'; state: LimitState } {
    const time = { now: this.#now(), waitMs: this.#ports.rules.waitMs };
    const asked = ask(limitType, states.get(limitType) ?? NO_LIMIT, { value, reason }, time);
    if (asked.outcome === 'locked') throw new ApiFault(403, 'limit-locked', { limitType });
    if (asked.outcome === 'waits') this.#refuseUnderSpecial(states, limitType);
    return asked;
  }

  /** While a special limit holds, nothing is loosened. */
  #refuseUnderSpecial(states: PlayerLimitStates, limitType: LimitType): void {
    const { held } = standing(states.get(37) ?? NO_LIMIT, this.#now());
    if (held && held.startedAt <= this.#now()) {
      throw new ApiFault(403, 'limit-locked', { limitType });
    }
  }

  /** A period of the player's own has yet to begin. */
  #isToCome(states: PlayerLimitStates, type: LimitType): boolean {
    const { held } = standing(states.get(type) ?? NO_LIMIT, this.#now());
    return isPeriod(type) && type !== 37 && held !== null && held.startedAt > this.#now();
  }

  /** A limit is to go, and that does not wait already. */
  #isTested(
    { limitType, value }: LimitWish,
    states: PlayerLimitStates,
    { areQuestionsAsked }: ProtectionRules,
  ): boolean {
    if (!areQuestionsAsked || value !== null) return false;
    return standing(states.get(limitType) ?? NO_LIMIT, this.#now()).waiting?.value !== null;
  }

  async #change<T>(
    playerId: number,
    make: (queries: Queries, states: Map<LimitType, LimitState>) => Promise<T>,
  ): Promise<T> {
    return this.#ports.database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      return make(queries, new Map(await readLimits(queries, playerId)));
    });
  }

  async #keep(
    queries: Queries,
    states: Map<LimitType, LimitState>,
    { playerId, type, state }: { playerId: number; type: LimitType; state: LimitState },
  ): Promise<void> {
    states.set(type, state);
    await writeLimit(queries, playerId, type, state);
    if (type === 31) await this.#ports.sessionTime.seen(queries, playerId);
    if (type === 30 && state.held && state.held.startedAt <= this.#now()) {
      await queries.query(
        'UPDATE sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
        [playerId, this.#now()],
      );
    }
  }
}
