import { toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

/** Opens a game: its address has a code that signs in to the game once, within 60 s. A guest may open a demo. */
export const launchCall = definePost({
  path: '/web-api/third-party/launch',
  request: v.object({
    gameId: v.number(),
    accountId: v.optional(v.number()),
    mode: v.picklist(['real', 'demo']),
    /** The session that this page has left. */
    replaces: v.optional(v.string()),
    /** Whether other games that are open for money are ended. */
    isTakingOver: v.optional(v.boolean()),
  }),
  answer: v.object({
    sessionId: v.string(),
    url: v.pipe(v.string(), v.url()),
    /** The game's name. */
    title: v.string(),
    hasOpenRound: v.boolean(),
  }),
});

/** What a launch is refused with, `other-game-open`, where only one game may be open for money. */
export const otherGameSchema = v.object({ title: v.string() });

/** What was staked and won since a game was opened; the operator sends decimals. */
export const gameSessionCall = defineGet({
  path: '/web-api/third-party/sessions/:sessionId',
  request: v.object({ sessionId: v.string() }),
  answer: v.pipe(
    v.object({
      staked: v.number(),
      won: v.number(),
      iso: v.string(),
      scale: v.number(),
      /** Those that it has won; `won` has them too. */
      jackpots: v.optional(v.array(v.object({ title: v.string(), money: v.number() })), []),
    }),
    v.transform(({ staked, won, iso, scale, jackpots }) => ({
      staked: toMinor(staked, scale),
      won: toMinor(won, scale),
      iso,
      scale,
      jackpots: jackpots.map(({ title, money }) => ({ title, money: toMinor(money, scale) })),
    })),
  ),
  token: 'required',
});
