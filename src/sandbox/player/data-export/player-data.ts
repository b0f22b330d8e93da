import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Language } from '@grandstand/bus-contracts';
import { findCountry } from '../../betting/catalog/countries';
import { currencyOf } from '../../betting/catalog/currencies';
import type { Database, Row } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { betView, SELECT_BETS, withLegs } from '../../betting/placing/bet-rows';
import type { BetRow } from '../../betting/placing/bet-rows';
import type { Profiles } from '../profile/profiles';
import { browserName } from '../../sign-in/session/browser-name';
import { appealData } from './appeal-data';
import { rewardParts } from './bonus-data';
import { chatData } from './chat-data';
import { friendData } from './friend-data';
import { gameData } from './game-data';
import { ideaData } from './idea-data';
import { requestData } from './request-data';
import { timeOf } from './time-of';

/** A part of a player's data: one thing, or a list of which each entry has the same members. */
export interface DataPart {
  /** Of its files. */
  readonly name: string;
  readonly data: object | readonly Record<string, unknown>[];
}

interface PlayerDataPorts {
  readonly database: Database;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly now: () => number;
}

/**
 * Everything that the operator keeps about a player and may give them. Each column is named: a column that is added to
 * a table is not given away with the next file. Hashes of passwords, keys, codes and cookies are in none of them.
 */
export async function playerData(
  { database, profiles, now }: PlayerDataPorts,
  playerId: number,
  language: Language,
): Promise<DataPart[]> {
  const rows = <R extends Row>(sql: string): Promise<R[]> => database.query<R>(sql, [playerId]);
  return [
    { name: 'profile', data: await profileOf() },
    { name: 'bets', data: await betsOf() },
    { name: 'purchases', data: await purchasesOf() },
    { name: 'games', data: await gameData(database, playerId) },
    ...(await rewardParts(database, playerId, Math.floor(now()))),
    { name: 'friends', data: await friendData(database, playerId) },
    { name: 'movements', data: await movementsOf() },
    { name: 'payments', data: await paymentsOf() },
    { name: 'limits', data: await limitsOf() },
    { name: 'time', data: await timeSpent() },
    { name: 'consents', data: await consentsOf() },
    { name: 'sessions', data: await sessionsOf() },
    { name: 'sign-ins', data: await signInsOf() },
    { name: 'networks', data: await networksOf() },
    { name: 'documents', data: await documentsOf() },
    { name: 'requests', data: await requestData(database, playerId, language) },
    { name: 'chats', data: await chatData(database, playerId) },
    { name: 'ideas', data: await ideaData(database, playerId) },
    { name: 'appeals', data: await appealData(database, playerId) },
  ];

  async function profileOf() {
    const player = one(
      await rows<{ login: string; country_id: number; language: string; registered_at: number }>(
        'SELECT login, country_id, language, registered_at FROM players WHERE id = $1',
      ),
    );
    const addresses = await rows<{ kind: string; value: string; verified_at: number | null }>(
      `SELECT kind, value, verified_at FROM identities
       WHERE player_id = $1 AND kind IN ('phone', 'email') ORDER BY id`,
    );
    const [question] = await rows<{ question: string; set_at: number }>(
      'SELECT question, set_at FROM security_questions WHERE player_id = $1',
    );
    const { person, address, document } = await profiles.of(playerId);
    return {
      number: playerId,
      login: player.login,
      country: findCountry(player.country_id)?.code ?? null,
      language: player.language,
      openedAt: timeOf(player.registered_at),
      addresses: addresses.map(({ kind, value, verified_at }) => ({
        kind,
        value,
        verifiedAt: timeOf(verified_at),
      })),
      securityQuestion: question?.question ?? null,
      securityQuestionSetAt: timeOf(question?.set_at ?? null),
      ...person,
      ...address,
      ...document,
    };
  }

  async function betsOf() {
    const found = await rows<BetRow>(
      `${SELECT_BETS} WHERE b.player_id = $1 ORDER BY b.placed_at, b.id`,
    );
    const stored = await withLegs(database, found);
    return stored.map((bet) => {
      const view = betView(bet, language);
      return { ...view, placedAt: timeOf(view.placedAt), settledAt: timeOf(view.settledAt) };
    });
  }

  async function purchasesOf() {
    const found = await rows<{
      product: string;
      title: string;
      placed_at: number;
      settled_at: number | null;
      amount: number;
      payout: number;
      currency_id: number;
      status: string;
    }>(
      `SELECT s.product, p.title, s.placed_at, s.settled_at, s.amount, s.payout, a.currency_id, s.status
       FROM product_stakes s JOIN accounts a ON a.id = s.account_id
       LEFT JOIN purchases p ON p.stake_id = s.id
       WHERE s.player_id = $1 ORDER BY s.id`,
    );
    return found.map(({ product, title, placed_at, settled_at, amount, payout, ...row }) => {
      const { iso, scale } = currencyOf(row.currency_id);
      return {
        product,
        title,
        placedAt: timeOf(placed_at),
        settledAt: timeOf(settled_at),
        amount: fromMinor(amount, scale),
        payout: fromMinor(payout, scale),
        currency: iso,
        status: row.status,
      };
    });
  }

  async function movementsOf() {
    const found = await rows<{
      at: number;
      kind: string;
      amount: number;
      currency_id: number;
      type: number;
      bet_id: number | null;
    }>(
      `SELECT t.at, t.kind, e.amount, a.currency_id, a.type, t.bet_id
       FROM accounts a
       JOIN ledger_entries e ON e.account_id = a.ledger_account_id
       JOIN ledger_transactions t ON t.id = e.transaction_id
       WHERE a.player_id = $1 ORDER BY e.id`,
    );
    return found.map(({ at, kind, amount, currency_id, type, bet_id }) => {
      const { iso, scale } = currencyOf(currency_id);
      return {
        at: timeOf(at),
        kind,
        amount: fromMinor(amount, scale),
        currency: iso,
        isBonusMoney: type === 4,
        bet: bet_id,
      };
    });
  }

  async function paymentsOf() {
    const found = await rows<{
      kind: string;
      id: string;
      method: string;
      amount: number;
      currency_id: number;
      state: string;
      created_at: number;
      changed_at: number;
    }>(
      `SELECT m.kind, m.id, m.method, m.amount, a.currency_id, m.state, m.created_at, m.changed_at
       FROM (
         SELECT 'deposit' AS kind, id, account_id, player_id, method, amount, state, created_at, changed_at
         FROM payments
         UNION ALL
         SELECT 'withdrawal', id, account_id, player_id, method, amount, state, created_at, changed_at
         FROM withdrawals
       ) m JOIN accounts a ON a.id = m.account_id
       WHERE m.player_id = $1 ORDER BY m.created_at, m.id`,
    );
    return found.map(({ amount, currency_id, created_at, changed_at, ...payment }) => {
      const { iso, scale } = currencyOf(currency_id);
      return {
        ...payment,
        amount: fromMinor(amount, scale),
        currency: iso,
        createdAt: timeOf(created_at),
        changedAt: timeOf(changed_at),
      };
    });
  }

  async function limitsOf() {
    const found = await rows<{
      limit_type: number;
      limit_value: number;
      started_at: number;
      ends_at: number | null;
      wanted: number | null;
      ready_at: number | null;
    }>(
      `SELECT l.limit_type, l.limit_value, l.started_at, l.ends_at, c.limit_value AS wanted, c.ready_at
       FROM player_limits l LEFT JOIN limit_changes c USING (player_id, limit_type)
       WHERE l.player_id = $1 ORDER BY l.limit_type`,
    );
    return found.map(({ limit_type, limit_value, started_at, ends_at, wanted, ready_at }) => ({
      type: limit_type,
      value: limit_value,
      startedAt: timeOf(started_at),
      endsAt: timeOf(ends_at),
      wanted,
      readyAt: timeOf(ready_at),
    }));
  }

  async function timeSpent() {
    const found = await rows<{ month: string; used_ms: number }>(
      'SELECT month, used_ms FROM site_time WHERE player_id = $1 ORDER BY month',
    );
    return found.map(({ month, used_ms }) => ({ month, milliseconds: used_ms }));
  }

  async function consentsOf() {
    const player = one(
      await rows<Record<string, number>>(
        `SELECT enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news, bonus_type,
           coalesce(bonus_choice, 0) AS first_deposit_bonus_type
         FROM players WHERE id = $1`,
      ),
    );
    const terms = await rows<{ updated_at: number; confirmed_at: number | null }>(
      'SELECT updated_at, confirmed_at FROM player_terms WHERE player_id = $1',
    );
    const stops = await rows<{ channel: string; stopped_at: number }>(
      'SELECT channel, stopped_at FROM newsletter_stops WHERE player_id = $1 ORDER BY channel',
    );
    return [
      ...Object.entries(player).map(([what, isOn]) => ({ what, isGiven: isOn === 1, at: null })),
      ...terms.map(({ updated_at, confirmed_at }) => ({
        what: `terms of ${timeOf(updated_at)}`,
        isGiven: confirmed_at !== null,
        at: timeOf(confirmed_at),
      })),
      ...stops.map(({ channel, stopped_at }) => ({
        what: `newsletter by ${channel}`,
        isGiven: false,
        at: timeOf(stopped_at),
      })),
    ];
  }

  async function sessionsOf() {
    const found = await rows<{
      started_at: number;
      seen_at: number | null;
      ended_at: number | null;
      method: string | null;
      agent: string;
      country: string | null;
    }>(
      `SELECT started_at, seen_at, ended_at, method, agent, country FROM sessions
       WHERE player_id = $1 ORDER BY number`,
    );
    return found.map(({ started_at, seen_at, ended_at, method, agent, country }) => ({
      startedAt: timeOf(started_at),
      seenAt: timeOf(seen_at),
      endedAt: timeOf(ended_at),
      method,
      browser: browserName(agent),
      country,
    }));
  }

  async function signInsOf() {
    const found = await rows<{
      at: number;
      is_success: boolean;
      method: string;
      agent: string;
      country: string | null;
    }>(
      `SELECT at, is_success, method, agent, country FROM sign_in_attempts
       WHERE player_id = $1 ORDER BY id`,
    );
    return found.map(({ at, is_success, method, agent, country }) => ({
      at: timeOf(at),
      isSuccess: is_success,
      method,
      browser: browserName(agent),
      country,
    }));
  }

  async function networksOf() {
    const found = await rows<{ network: string; seen_at: number }>(
      'SELECT network, seen_at FROM known_networks WHERE player_id = $1 ORDER BY seen_at',
    );
    return found.map(({ network, seen_at }) => ({ network, seenAt: timeOf(seen_at) }));
  }

  async function documentsOf() {
    const found = await rows<{
      type: string;
      created_at: number;
      arrived_at: number | null;
      decided_at: number | null;
      fault: string | null;
      is_deleted: boolean;
      size: number | null;
      format: string | null;
    }>(
      `SELECT d.type, d.created_at, d.arrived_at, d.decided_at, d.fault, d.is_deleted, u.size,
         u.type AS format
       FROM documents d LEFT JOIN uploads u ON u.id = d.id
       WHERE d.player_id = $1 ORDER BY d.created_at, d.id`,
    );
    return found.map(
      ({ type, created_at, arrived_at, decided_at, fault, is_deleted, ...file }) => ({
        type,
        beganAt: timeOf(created_at),
        arrivedAt: timeOf(arrived_at),
        decidedAt: timeOf(decided_at),
        fault,
        isDeleted: is_deleted,
        size: file.size,
        format: file.format,
      }),
    );
  }
}
