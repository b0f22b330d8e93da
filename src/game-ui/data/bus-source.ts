import { configState, type SendOptions } from '@grandstand/bus-contracts';
import {
  bonusAnswers,
  callOperator,
  casinoAnswers,
  gamesAnswers,
  type AreaAnswer,
  type AreaCall,
  type AreaInput,
  type areaAnswers,
} from '@grandstand/bus-contracts/answers';
import { orNotFound } from '@grandstand/bus-contracts/area';
import { casinoJackpots } from '@grandstand/bus-contracts/player';
import type { GameBus } from '../manifest';
import { siteNumbers } from './site-numbers';
import type { AnswerTo, GameCall, GameInput, GameSource } from './source';

type Load<C extends GameCall> = (
  bus: GameBus,
  input: GameInput<C>,
  options: SendOptions,
) => Promise<AnswerTo<C>>;

/** Makes a call with the input that a screen gives. */
function byCall<C extends GameCall & AreaCall>(
  call: C,
  schema: (typeof areaAnswers)[C],
): (bus: GameBus, input: AreaInput<C>, options: SendOptions) => Promise<AreaAnswer<C>> {
  return (bus, input, options) => callOperator(bus, call, schema, input, options);
}

const LOADS: { readonly [C in GameCall]: Load<C> } = {
  bonusGames: byCall('bonusGames', bonusAnswers.bonusGames),
  casinoGame: byCall('casinoGame', casinoAnswers.casinoGame),
  casinoGames: byCall('casinoGames', casinoAnswers.casinoGames),
  casinoLobby: byCall('casinoLobby', casinoAnswers.casinoLobby),
  casinoProviders: byCall('casinoProviders', casinoAnswers.casinoProviders),
  casinoRecent: byCall('casinoRecent', casinoAnswers.casinoRecent),
  casinoRounds: byCall('casinoRounds', casinoAnswers.casinoRounds),
  casinoRules: byCall('casinoRules', casinoAnswers.casinoRules),
  casinoSearch: byCall('casinoSearch', casinoAnswers.casinoSearch),
  gamePartitions: byCall('gamePartitions', gamesAnswers.gamePartitions),
  gameTypes: byCall('gameTypes', gamesAnswers.gameTypes),
  gamesLanding: byCall('gamesLanding', casinoAnswers.gamesLanding),
  gamesPreview: (bus, input, options) => {
    const config = bus.peek(configState);
    if (!config) throw new Error('Failed to load the list of games: the config has not arrived.');
    const wanted = { ...input, ...siteNumbers(config) };
    return callOperator(bus, 'gamesPreview', gamesAnswers.gamesPreview, wanted, options);
  },
  // With their service their money is followed, too.
  jackpots: (bus, _, options) => bus.send(casinoJackpots, {}, options),
};

/** The games as the shell's own services answer them. */
export function busSource(bus: GameBus): GameSource {
  return {
    async load(call, input, signal) {
      try {
        return await LOADS[call](bus, input, { signal });
      } catch (error) {
        throw orNotFound(error, call);
      }
    },
  };
}
