import type { World } from './world';

/** What QA is told of the match clock and of how many games there are. */
export function worldState({ world }: { readonly world: World }) {
  const phases = [...world.line.games()].map(({ state }) => state.phase);
  return {
    pace: world.clock.pace,
    isPaused: world.clock.pace === 0,
    live: phases.filter((phase) => phase === 'live').length,
    line: phases.filter((phase) => phase === 'upcoming').length,
  };
}
