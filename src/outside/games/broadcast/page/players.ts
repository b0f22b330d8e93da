export interface Spot {
  /** Shares of the width and of the height. */
  readonly x: number;
  readonly y: number;
}

const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];

/** How many players of a side are drawn, by the discipline. */
const PLAYERS: Readonly<Record<string, number>> = { efootball: 11, ebasketball: 5 };

export function playersOf(sport: string): number {
  return PLAYERS[sport] ?? 5;
}

/** A number from 0 to 1 that belongs to a place in a game. */
function shareOf(key: number): number {
  const mixed = Math.sin(key * 12.9898) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/**
 * Where a player is at a time of play. Only the points are of the game's course: the ways between them are drawn.
 * @param push which side attacks: above 0 the home side
 */
export function spotOf(
  { game, side, player }: { readonly game: number; readonly side: Side; readonly player: number },
  at: number,
  push: number,
): Spot {
  const key = (game % 9973) + player * 31 + (side === 'home' ? 7 : 613);
  const speed = 0.02 + shareOf(key) * 0.03;
  const own = side === 'home' ? 0.3 : 0.7;
  const x = own + push * 0.16 + 0.16 * Math.sin(at * speed + shareOf(key + 1) * 6.28);
  const y = 0.5 + 0.36 * Math.sin(at * speed * 0.8 + shareOf(key + 2) * 6.28);
  return { x: Math.min(0.96, Math.max(0.04, x)), y: Math.min(0.94, Math.max(0.06, y)) };
}
