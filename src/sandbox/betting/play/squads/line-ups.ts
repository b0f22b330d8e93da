import type { LineUp, MatchPlayer } from '@grandstand/bus-contracts';
import type { Pair } from '../fixture';
import { between, randomOf, shuffled, type Random } from '../../../platform/random';
import type { Position, SquadPlayer } from './squads';

/** From when to when a player is on the pitch, as shares of the regular time: 0 kick-off, 1 the end. */
export interface Stay {
  readonly from: number;
  readonly to: number;
}

/** A player of a side in one match. */
export interface LinedUpPlayer extends SquadPlayer {
  /** Null: on the bench all the time. */
  readonly stay: Stay | null;
  /** How likely a goal of the side is the player's, beside those of the others on the pitch. */
  readonly scoring: number;
  /** The cards that the player is shown in a whole match, on average. */
  readonly booking: number;
}

/** Who plays for a side, and when. */
export interface PlannedLineUp {
  readonly formation: string;
  readonly players: readonly LinedUpPlayer[];
  readonly substitutions: readonly Substitution[];
}

export interface Substitution {
  /** The share of the regular time. */
  readonly at: number;
  readonly on: MatchPlayer;
  readonly off: MatchPlayer;
}

export type LineUps = Readonly<Record<keyof Pair, PlannedLineUp>>;

const FORMATIONS = ['4-4-2', '4-3-3', '4-5-1', '3-5-2', '5-3-2'] as const;
const BENCH = 7;
/** How far a player may move up or down the order of a position from match to match. */
const ROTATION = 2.6;

const SCORING: Readonly<Record<Position, number>> = {
  goalkeeper: 0.02,
  defender: 0.4,
  midfielder: 1,
  forward: 2.4,
};
const BOOKING: Readonly<Record<Position, number>> = {
  goalkeeper: 0.04,
  defender: 0.21,
  midfielder: 0.2,
  forward: 0.13,
};

/** The minutes after which sides substitute; the first is half-time. */
const WINDOWS: readonly (readonly [least: number, most: number])[] = [
  [45, 45],
  [57, 66],
  [70, 77],
  [80, 86],
];
const REGULAR_MINUTES = 90;

/** Places in the order of a squad, changed a little: the first ones play. */
function ordered(players: readonly SquadPlayer[], random: Random): SquadPlayer[] {
  return players
    .map((player, place) => ({ player, key: place + random() * ROTATION }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ player }) => player);
}

/**
 * The line-up of a side in a match with its substitutions, planned for everyone to know: prices count with it, and
 * what happens to the players is drawn by the secret.
 */
export function planLineUp(
  squad: readonly SquadPlayer[],
  { team, gameId }: { readonly team: string; readonly gameId: number },
): PlannedLineUp {
  const ofTeam = randomOf('formation', team);
  const formation = FORMATIONS[Math.floor(ofTeam() * FORMATIONS.length)] ?? FORMATIONS[0];
  const [defender = 4, midfielder = 4, forward = 2] = formation.split('-').map(Number);
  const starting: Readonly<Record<Position, number>> = {
    goalkeeper: 1,
    defender,
    midfielder,
    forward,
  };
  const random = randomOf('line-up', team, gameId);
  const starters: SquadPlayer[] = [];
  const others: SquadPlayer[] = [];
  for (const position of ['goalkeeper', 'defender', 'midfielder', 'forward'] as const) {
    const own = squad.filter((player) => player.position === position);
    // The same goalkeeper plays every match.
    const order = position === 'goalkeeper' ? own : ordered(own, random);
    starters.push(...order.slice(0, starting[position]));
    others.push(...order.slice(starting[position]));
  }
  const bench = others.slice(0, BENCH);
  const substitutions = planSubstitutions(starters, bench, random);
  return withStays({ formation, starters, bench, substitutions }, team);
}

function planSubstitutions(
  starters: readonly SquadPlayer[],
  bench: readonly SquadPlayer[],
  random: Random,
): Substitution[] {
  const isOutfield = ({ position }: SquadPlayer): boolean => position !== 'goalkeeper';
  let waiting = shuffled(random, bench.filter(isOutfield));
  let playing = shuffled(random, starters.filter(isOutfield));
  return WINDOWS.flatMap(([least, most]): Substitution[] => {
    if (random() < 0.25) return [];
    const minute = Math.round(between(random, least, most));
    const [on] = waiting;
    const off = playing.find(({ position }) => position === on?.position) ?? playing[0];
    if (!on || !off) return [];
    waiting = waiting.slice(1);
    playing = playing.filter((player) => player !== off);
    return [{ at: minute / REGULAR_MINUTES, on: playerOf(on), off: playerOf(off) }];
  });
}

const playerOf = ({ number, name }: MatchPlayer): MatchPlayer => ({ number, name });

interface Planned {
  readonly formation: string;
  readonly starters: readonly SquadPlayer[];
  readonly bench: readonly SquadPlayer[];
  readonly substitutions: readonly Substitution[];
}

/** A player scores, and is shown cards, as often in every match. */
function talentOf({ number, position }: SquadPlayer, team: string) {
  const random = randomOf('talent', team, number);
  return {
    scoring: SCORING[position] * between(random, 0.6, 1.5),
    booking: BOOKING[position] * between(random, 0.6, 1.4),
  };
}

function withStays(
  { formation, starters, bench, substitutions }: Planned,
  team: string,
): PlannedLineUp {
  const linedUp = (player: SquadPlayer, from: number | null): LinedUpPlayer => {
    const goes = substitutions.find(({ off }) => off.number === player.number)?.at ?? 1;
    return {
      ...player,
      ...talentOf(player, team),
      stay: from === null ? null : { from, to: goes },
    };
  };
  const players = [
    ...starters.map((player) => linedUp(player, 0)),
    ...bench.map((player) => {
      const comes = substitutions.find(({ on }) => on.number === player.number)?.at;
      return linedUp(player, comes ?? null);
    }),
  ];
  return { formation, players, substitutions };
}

/** The same line-up with a substitution that was not planned; planned ones of both players are dropped. */
export function withSubstitution(lineUp: PlannedLineUp, more: Substitution): PlannedLineUp {
  const isOfBoth = ({ on, off }: Substitution): boolean =>
    [on.number, off.number].some(
      (number) => number === more.on.number || number === more.off.number,
    );
  const substitutions = [
    ...lineUp.substitutions.filter((one) => one.at < more.at || !isOfBoth(one)),
    more,
  ].toSorted((a, b) => a.at - b.at);
  const players = lineUp.players.map((player): LinedUpPlayer => {
    const comes = substitutions.find(({ on }) => on.number === player.number)?.at;
    const goes = substitutions.find(({ off }) => off.number === player.number)?.at ?? 1;
    const from = comes ?? (player.stay?.from === 0 ? 0 : null);
    return { ...player, stay: from === null ? null : { from, to: goes } };
  });
  return { ...lineUp, players, substitutions };
}

/** Whether a player is on the pitch at a share of the regular time. */
export function isOnPitch({ stay }: LinedUpPlayer, at: number): boolean {
  return stay !== null && at >= stay.from && (at < stay.to || stay.to === 1);
}

/** A line-up as it is published. */
export function shownLineUp({ formation, players }: PlannedLineUp): LineUp {
  const shown = (isStarter: boolean) =>
    players
      .filter(({ stay }) => (stay?.from === 0) === isStarter)
      .map(({ number, name, position }) => ({ number, name, position }));
  return { formation, starters: shown(true), bench: shown(false) };
}
