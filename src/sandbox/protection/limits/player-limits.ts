import { LIMIT_TYPES } from '@grandstand/bus-contracts/player';
import type { LimitType } from '@grandstand/bus-contracts/player';
import type { Currency } from '../../betting/catalog/currencies';
import type { Database, Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { TestAnswer } from './questions/limit-questions';
import type { LimitState } from './limit-rules';
import {
  NO_LIMIT,
  approve,
  requestLimit,
  reject,
  currentState,
  overSince,
  waitingAt,
} from './limit-rules';
import type { PlayerLimitStates } from './limit-store';
import { lockPlayer } from '../../platform/database/lock-player';
import { readLimits, writeLimit } from './limit-store';
import type { LimitTests, TestResult } from './questions/limit-tests';
import { gradeTest } from './questions/limit-tests';
import { DEPOSIT_TYPES, STAKE_TYPES, isDepositLimit, isPeriod } from './limit-types';
import type { LimitLeft } from './limit-use';
import { limitsLeft, mainCurrency } from './limit-use';
import type { LimitView } from './limit-view';
import { limitViews } from './limit-view';
import { lawfulDepositLeft, lawfulOptions } from './lawful-deposit';
import type { ProtectionRules } from './protection-rules';
import { secondsOf } from '../../platform/seconds';
import type { SessionTime } from './session/session-time';
import type { SiteRules } from '../../site/site/site-rules';

/** A request for a limit; amounts in minor units, null: no limit. */
export interface LimitRequest {
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
  readonly messages: PlayerMessages;
  readonly siteRules: Pick<SiteRules, 'play'>;
  /** Called when a player is kept from playing or from paying in, by their own wish. */
  readonly onExcluded: (playerId: number) => Promise<void>;
}

/** Periods that keep a player from playing, or from paying in. */
const EXCLUDING = [30, 33] as const satisfies readonly LimitType[];

/** A new state of one type of a player's limits. */
interface SavedLimit {
  readonly playerId: number;
  readonly type: LimitType;
  readonly state: LimitState;
}

/** The result of a save: whether a change is pending, and the test that comes first. */
export interface Saved {
  readonly isWaiting: boolean;
  readonly tokenGuid: string | null;
}

/** Players' limits and their changes. */
export class PlayerLimits {
  readonly #ports: LimitPorts;

  constructor(ports: LimitPorts) {
    this.#ports = ports;
  }

  /** The remaining amounts of the limits of stakes and losses. */
  left(queries: Queries, playerId: number, currency: Currency): Promise<LimitLeft[]> {
    return limitsLeft(queries, STAKE_TYPES, { playerId, now: this.#now(), currency });
  }

  /** The remaining amounts of the limits of deposits, the jurisdiction's too. */
  async depositLeft(queries: Queries, playerId: number, currency: Currency): Promise<LimitLeft[]> {
    const span = { playerId, now: this.#now(), currency };
    const own = await limitsLeft(queries, DEPOSIT_TYPES, span);
    const lawful = await lawfulDepositLeft(queries, this.#ports.siteRules.play, span);
    return lawful ? [...own, lawful] : own;
  }

  /** The end of the active period of a type, Infinity if it has none; null if no period is active. */
  async periodEnd(queries: Queries, playerId: number, type: LimitType): Promise<number | null> {
    const now = this.#now();
    const { held } = currentState((await readLimits(queries, playerId)).get(type) ?? NO_LIMIT, now);
    return held && held.startedAt <= now ? (held.endsAt ?? Infinity) : null;
  }

  /** All limits as calls have them, and their currency. */
  async list(playerId: number): Promise<{ views: LimitView[]; currency: Currency }> {
    const { database, sessionTime, rules, siteRules } = this.#ports;
    const now = this.#now();
    const currency = await mainCurrency(database, playerId);
    const states = await readLimits(database, playerId);
    const counted = [...STAKE_TYPES, ...DEPOSIT_TYPES];
    const left = await limitsLeft(database, counted, { playerId, now, currency });
    const session = await sessionTime.left(database, playerId);
    const views = LIMIT_TYPES.flatMap((type) => {
      const money = left.find(({ limitType }) => limitType === type);
      const seconds = type === 31 && session ? Math.floor(session.leftMs / 1000) : null;
      const stored = states.get(type) ?? NO_LIMIT;
      return limitViews(type, {
        state: currentState(stored, now),
        overSince: type === 30 ? overSince(stored, now) : null,
        currency,
        options: lawfulOptions(type, currency, { play: siteRules.play, yearDays: rules.yearDays })
          .options,
        balance: money?.limitBalance ?? seconds,
        now,
      });
    });
    return { views, currency };
  }

  /** Applies requests, all or none. */
  async save(playerId: number, requests: readonly LimitRequest[]): Promise<Saved> {
    const { tests, rules } = this.#ports;
    return this.#change(playerId, async (queries, states) => {
      const toTest: LimitRequest[] = [];
      let isWaiting = false;
      for (const request of requests) {
        const { outcome, state } = this.#resultOf(states, request);
        if (outcome === 'waits') isWaiting = true;
        if (outcome === 'waits' && this.#needsTest(request, states, rules)) toTest.push(request);
        else await this.#saveRequest(queries, states, { playerId, type: request.limitType, state });
      }
      const tokenGuid = toTest.length > 0 ? await tests.begin(queries, playerId, toTest) : null;
      return { isWaiting, tokenGuid };
    });
  }

  /** Grades a test; once it is passed, its requests are pending. */
  async answerTest(
    playerId: number,
    tokenGuid: string,
    answers: readonly TestAnswer[],
  ): Promise<TestResult> {
    const requests = await this.#ports.tests.use(playerId, tokenGuid);
    if (!requests) throw new ApiFault(400, 'test-expired');
    const result = gradeTest(answers);
    if (!result.success) return result;
    await this.#change(playerId, async (queries, states) => {
      for (const request of requests) {
        const { state } = this.#resultOf(states, request);
        await this.#saveRequest(queries, states, { playerId, type: request.limitType, state });
      }
    });
    return result;
  }

  /** Applies a pending change that is ready; of a self-exclusion that is over: the player wants to play again. */
  async approve(playerId: number, type: LimitType): Promise<void> {
    await this.#change(playerId, async (queries, states) => {
      const state = states.get(type) ?? NO_LIMIT;
      const now = this.#now();
      if (type === 30 && overSince(state, now) !== null) {
        this.#refuseUnderSpecial(states, type);
        await this.#save(queries, states, { playerId, type, state: NO_LIMIT });
        return;
      }
      const found = waitingAt(state, now);
      if (found === 'nothing') throw new ApiFault(400, 'nothing-waits');
      if (found === 'not-ready') {
        const startedAt = secondsOf(state.waiting?.readyAt ?? now);
        throw new ApiFault(400, 'limit-not-ready', { startedAt });
      }
      this.#refuseUnderSpecial(states, type);
      const approved = approve(state, now);
      await this.#save(queries, states, { playerId, type, state: approved });
      await this.#ports.messages.send(queries, playerId, {
        template: 'limit-changed',
        limitType: type,
        value: approved.held?.value ?? null,
        currency: await mainCurrency(queries, playerId),
      });
    });
  }

  /** Cancels a pending change (of a deposit limit: those of all deposit limits), or a period that has not begun. */
  async reject(playerId: number, type: LimitType): Promise<void> {
    await this.#change(playerId, async (queries, states) => {
      if (this.#hasNotBegun(states, type)) {
        this.#refuseUnderSpecial(states, type);
        await this.#save(queries, states, { playerId, type, state: NO_LIMIT });
        return;
      }
      const types: readonly LimitType[] = isDepositLimit(type) ? DEPOSIT_TYPES : [type];
      const waiting = types.filter(
        (each) => waitingAt(states.get(each) ?? NO_LIMIT, this.#now()) !== 'nothing',
      );
      if (waiting.length === 0) throw new ApiFault(400, 'nothing-waits');
      for (const each of waiting) {
        const state = reject(states.get(each) ?? NO_LIMIT);
        await this.#save(queries, states, { playerId, type: each, state });
      }
    });
  }

  /** Replaces the state of a type, for QA. */
  async put(
    playerId: number,
    type: LimitType,
    make: (before: LimitState, now: number) => LimitState,
  ): Promise<void> {
    await this.#change(playerId, async (queries, states) => {
      const state = make(states.get(type) ?? NO_LIMIT, this.#now());
      await this.#save(queries, states, { playerId, type, state });
    });
  }

  #now(): number {
    return Math.floor(this.#ports.now());
  }

  #resultOf(
    states: PlayerLimitStates,
    { limitType, value, reason }: LimitRequest,
  ): { outcome: 'holds' | 'waits'; state: LimitState } {
    const time = { now: this.#now(), waitMs: this.#ports.rules.waitMs };
    const result = requestLimit(
      limitType,
      states.get(limitType) ?? NO_LIMIT,
      { value, reason },
      time,
    );
    if (result.outcome === 'locked') throw new ApiFault(403, 'limit-locked', { limitType });
    if (result.outcome === 'waits') this.#refuseUnderSpecial(states, limitType);
    return result;
  }

  /** Refuses to loosen limits while a special limit is active. */
  #refuseUnderSpecial(states: PlayerLimitStates, limitType: LimitType): void {
    const { held } = currentState(states.get(37) ?? NO_LIMIT, this.#now());
    if (held && held.startedAt <= this.#now()) {
      throw new ApiFault(403, 'limit-locked', { limitType });
    }
  }

  /** Whether the player's own period has not begun yet. */
  #hasNotBegun(states: PlayerLimitStates, type: LimitType): boolean {
    const { held } = currentState(states.get(type) ?? NO_LIMIT, this.#now());
    return isPeriod(type) && type !== 37 && held !== null && held.startedAt > this.#now();
  }

  /** Whether a limit is to be removed and its removal is not pending yet. */
  #needsTest(
    { limitType, value }: LimitRequest,
    states: PlayerLimitStates,
    { areQuestionsAsked }: ProtectionRules,
  ): boolean {
    if (!areQuestionsAsked || value !== null) return false;
    return currentState(states.get(limitType) ?? NO_LIMIT, this.#now()).waiting?.value !== null;
  }

  async #change<T>(
    playerId: number,
    make: (queries: Queries, states: Map<LimitType, LimitState>) => Promise<T>,
  ): Promise<T> {
    const { database, onExcluded } = this.#ports;
    let isExcluded = false;
    const result = await database.transaction(async (queries) => {
      await lockPlayer(queries, playerId);
      const before = await readLimits(queries, playerId);
      const states = new Map(before);
      const made = await make(queries, states);
      isExcluded = EXCLUDING.some(
        (type) => states.get(type) !== before.get(type) && this.#holds(states.get(type)),
      );
      return made;
    });
    if (isExcluded) await onExcluded(playerId);
    return result;
  }

  /** Whether a period holds now. */
  #holds(state: LimitState = NO_LIMIT): boolean {
    const { held } = currentState(state, this.#now());
    return held !== null && held.startedAt <= this.#now();
  }

  /** Saves the result of a request, and informs the player of a change that is newly pending. */
  async #saveRequest(
    queries: Queries,
    states: Map<LimitType, LimitState>,
    saved: SavedLimit,
  ): Promise<void> {
    const { playerId, type, state } = saved;
    const before = states.get(type)?.waiting;
    await this.#save(queries, states, saved);
    const { held, waiting } = state;
    if (!held || !waiting || waiting === before) return;
    await this.#ports.messages.send(queries, playerId, {
      template: 'limit-requested',
      limitType: type,
      before: held.value,
      value: waiting.value,
      readyAt: waiting.readyAt,
      currency: await mainCurrency(queries, playerId),
    });
  }

  async #save(
    queries: Queries,
    states: Map<LimitType, LimitState>,
    { playerId, type, state }: SavedLimit,
  ): Promise<void> {
    states.set(type, state);
    await writeLimit(queries, playerId, type, state);
    if (!isPeriod(type)) {
      await queries.query('UPDATE players SET limits_changed_at = $2 WHERE id = $1', [
        playerId,
        this.#now(),
      ]);
    }
    if (type === 31) await this.#ports.sessionTime.recordActivity(queries, playerId);
    if (type === 30 && state.held && state.held.startedAt <= this.#now()) {
      await queries.query(
        'UPDATE sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL',
        [playerId, this.#now()],
      );
      const { endsAt } = state.held;
      await this.#ports.messages.send(queries, playerId, { template: 'self-excluded', endsAt });
    }
  }
}
