import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MAX_STATE_BYTES,
  WALLET_REFUSALS,
  walletAnswers,
  walletBodies,
  walletRefusalDetails,
} from '@grandstand/bus-contracts/domain/wallet';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';

const text = readFileSync(join(root, 'docs/wallet.md'), 'utf8');
const EXAMPLES = [
  walletAnswers.authenticate,
  walletBodies.bet,
  walletAnswers.bet,
  walletBodies.win,
  walletBodies['close-round'],
] as const;

describe('the description of the wallet protocol', () => {
  it('has valid examples', () => {
    const blocks = [...text.matchAll(/```json\n([^`]*)```/g)].map(([, json = '']) => json);
    const wrong = blocks.filter((json, index) => !v.is(EXAMPLES[index]!, JSON.parse(json)));
    expect(blocks).toHaveLength(EXAMPLES.length);
    expect(wrong).toEqual([]);
  });

  it('names every call with all members of its body and answer', () => {
    const missing = Object.entries(walletBodies).flatMap(([call, schema]) => {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${call}\` | `)) ?? '';
      return Object.keys(schema.entries).filter(
        (member) => !new RegExp(`\\b${member}\\b`).test(row),
      );
    });
    expect(missing).toEqual([]);
  });

  it('names every refusal with its status and details', () => {
    const rows = text.split('\n').filter((line) => /^\| \d{3} \|/.test(line));
    const missing = Object.entries(WALLET_REFUSALS).filter(([code, status]) => {
      const row = rows.find((line) => line.includes(`\`${code}\``)) ?? '';
      const schema = Object.entries(walletRefusalDetails).find(([of]) => of === code)?.[1];
      const members = Object.keys(schema?.entries ?? {});
      return !row.startsWith(`| ${status} |`) || !members.every((one) => row.includes(one));
    });
    expect(missing.map(([code]) => code)).toEqual([]);
  });
});

describe('a body of a wallet call', () => {
  const ofRound = { token: 'n2J0m8dXQ5uE7rKcVb3WfA', roundId: 'round-01', gameCode: 'dice', at: 1 };
  const state = (bytes: number): unknown => ({
    ...ofRound,
    step: 1,
    state: 'x'.repeat(bytes - '""'.length),
  });

  it('has a state of at most 16 kB', () => {
    expect(v.is(walletBodies['save-round'], state(MAX_STATE_BYTES))).toBe(true);
    expect(v.is(walletBodies['save-round'], state(MAX_STATE_BYTES + 1))).toBe(false);
  });

  it.each([
    ['a member that is not listed', { other: 1 }],
    ['part of a minor unit', { amount: 1.5 }],
    ['an amount below one', { amount: 0 }],
    ['an id that is no UUID', { transactionId: 'bet-1' }],
    ['no draws in its list', { draws: [] }],
  ])('is refused with %s', (_, change) => {
    const bet = {
      ...ofRound,
      transactionId: '5b0c0b6e-3f6a-4b57-9d0e-0d8d4a3c1f10',
      amount: 100,
      currency: 'EUR',
    };
    expect(v.is(walletBodies.bet, bet)).toBe(true);
    expect(v.is(walletBodies.bet, { ...bet, ...change })).toBe(false);
  });
});
