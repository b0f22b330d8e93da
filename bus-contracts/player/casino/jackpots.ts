import * as v from 'valibot';
import { jackpotsSchema } from '../../answers/jackpots';
import { defineCommand, defineStream } from '../../kernel/contract';

const audience = { areas: ['casino', 'games'] } as const;

export const casinoMeters = defineStream({
  name: 'casino.meters',
  version: 1,
  owner: 'jackpots',
  audience,
  doc: 'What a jackpot of the casino has, in minor units of the currency of `casino.jackpots`; keyed by its name. It comes after that command, as long as the page of the area is shown. With another commitment it is another jackpot of that name: send the command again.',
  item: v.object({
    jackpotId: v.string(),
    money: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    commitment: v.string(),
  }),
  key: (item) => item.jackpotId,
});

export const casinoJackpots = defineCommand({
  name: 'casino.jackpots',
  version: 1,
  owner: 'jackpots',
  audience,
  doc: 'The jackpots of the casino, with their rules, chances and commitments; `casino.meters` then tells their money.',
  request: v.object({}),
  answer: jackpotsSchema,
  failures: ['not-found', 'unavailable'],
});
