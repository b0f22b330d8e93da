import { createProgram } from '../kit/program';
import type { Program, ProgramOptions } from '../kit/program';
import { GAMES_TEXTS } from './texts';

/** The provider's program: its games are shown in frames of the site. */
export function createGames(options: ProgramOptions): Program {
  return createProgram({ name: 'games', texts: GAMES_TEXTS, isFramed: true }, options);
}
