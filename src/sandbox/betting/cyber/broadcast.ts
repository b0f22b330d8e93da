import { sportUnits } from '@grandstand/bus-contracts/domain';
import type { BroadcastEvent } from '@grandstand/bus-contracts/answers';
import { champOf } from '../sports/champs';
import { isCyber } from '../sports/sports';
import type { Match } from '../match/match';
import type { Fixture } from '../play/fixture';
import { frameAt, type Frame } from '../play/timeline';

/** How old what a broadcast shows is. */
export const DELAY_MS = 8_000;
/** The newest events that are told. */
const MAX_EVENTS = 60;

/** Whether the games of a championship are broadcast while they are played. */
export function isBroadcast({ sportId, champId }: Pick<Fixture, 'sportId' | 'champId'>): boolean {
  return isCyber(sportId) && champOf(champId).isTop;
}

/** What a broadcast of a match has shown so far, which is what had happened some seconds ago; null where there is none. */
export function broadcastOf(
  match: Match,
  now: number,
): { readonly at: number; readonly events: readonly BroadcastEvent[] } | null {
  const { fixture } = match;
  const shownAt = now - DELAY_MS;
  const isInPlay = match.state(now).phase === 'live' || match.state(shownAt).phase === 'live';
  if (!isBroadcast(fixture) || !isInPlay) return null;
  const at = match.playedAt(shownAt);
  const { frames, duration } = match.timeline();
  const shown = frames.filter((frame) => frame.at <= at);
  const events = shown.flatMap((frame, place) => eventsOf(frame, shown[place - 1], fixture));
  if (at >= duration) {
    const last = frameAt({ frames, duration }, duration);
    events.push(eventOf('end', last, null));
  }
  return { at: Math.round(at * 10) / 10, events: events.toReversed().slice(0, MAX_EVENTS) };
}

function eventOf(
  kind: BroadcastEvent['kind'],
  { at, score }: Frame,
  side: BroadcastEvent['side'],
): BroadcastEvent {
  const { home, away, period, periods } = score;
  return {
    at: Math.round(at),
    kind,
    side,
    period,
    points: periods[period - 1] ?? { home: 0, away: 0 },
    score: { home, away },
  };
}

/** What a new score tells about the match. */
function eventsOf(
  frame: Frame,
  before: Frame | undefined,
  { sportId }: Pick<Fixture, 'sportId'>,
): BroadcastEvent[] {
  const { score } = frame;
  const isOfMaps = sportUnits(sportId).match === 'maps';
  if (!before || score.period > before.score.period) return [eventOf('start', frame, null)];
  const points = score.periods[score.period - 1] ?? { home: 0, away: 0 };
  const last = before.score.periods[score.period - 1] ?? { home: 0, away: 0 };
  const events: BroadcastEvent[] = [];
  for (const side of ['home', 'away'] as const) {
    if (points[side] > last[side]) events.push(eventOf('point', frame, side));
    if (isOfMaps && score[side] > before.score[side]) {
      events.push(eventOf('map', frame, side));
    }
  }
  return events;
}
