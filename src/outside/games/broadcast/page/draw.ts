import type { BroadcastData } from '../broadcast-data';
import type { Following } from './follow-game';
import { playersOf, spotOf } from './players';

/** Seconds of play for which a point is lit. */
const LIT = 20;

const COLOURS = {
  arena: '#121a2a',
  lines: '#31405f',
  home: '#6c9bff',
  away: '#ff9d5c',
  text: '#eef2f9',
  muted: '#b3bdd1',
  bar: '#0b0f17',
};

interface Picture {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** Draws the game at a time of play; without one, why nothing is shown. */
export function draw(
  { context, width, height }: Picture,
  data: BroadcastData,
  following: Following | null | undefined,
  now: number,
): void {
  const size = Math.max(12, Math.round(width / 34));
  const bar = size * 2.4;
  const text = (
    words: string,
    x: number,
    y: number,
    colour = COLOURS.text,
    align = 'left',
  ): void => {
    context.fillStyle = colour;
    context.textAlign = align as CanvasTextAlign;
    context.fillText(words, x, y);
  };
  context.textBaseline = 'middle';
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.fillStyle = COLOURS.arena;
  context.fillRect(0, 0, width, height);
  if (!following || following.game.at < 0) {
    const words = following === null ? data.texts.over : data.texts.waiting;
    text(words, width / 2, height / 2, COLOURS.muted, 'center');
    return;
  }
  const { game, at } = following;
  const time = at(now);
  const [last] = game.events;
  const lit = last?.side && time - last.at < LIT ? last.side : null;
  const recent = game.events.filter((event) => event.side && time - event.at < LIT * 6);
  const push = recent.reduce((sum, { side }) => sum + (side === 'home' ? 0.35 : -0.35), 0);

  field();
  for (const side of ['home', 'away'] as const) {
    for (let player = 0; player < playersOf(game.sport); player++) {
      const { x, y } = spotOf(
        { game: data.game, side, player },
        time,
        Math.max(-1, Math.min(1, push)),
      );
      const radius = size * (lit === side && player === 0 ? 0.62 : 0.4);
      context.beginPath();
      // Each side has a shape as well as a colour.
      if (side === 'home') context.arc(x * width, bar + y * (height - 2 * bar), radius, 0, 6.3);
      else {
        const [left, top] = [x * width - radius, bar + y * (height - 2 * bar) - radius];
        context.rect(left, top, radius * 2, radius * 2);
      }
      context.fillStyle = COLOURS[side];
      context.fill();
    }
  }

  context.fillStyle = COLOURS.bar;
  context.fillRect(0, 0, width, bar);
  context.fillRect(0, height - bar, width, bar);
  const score = last?.score ?? { home: 0, away: 0 };
  const points = last?.points ?? score;
  text(game.home, size, bar / 2, COLOURS.home);
  text(game.away, width - size, bar / 2, COLOURS.away, 'right');
  text(`${points.home} : ${points.away}`, width / 2, bar / 2, COLOURS.text, 'center');
  context.font = `400 ${Math.round(size * 0.8)}px system-ui, sans-serif`;
  text(data.texts.simulated, size, height - bar / 2, COLOURS.muted);
  const clock = `${Math.floor(time / 60)}:${String(Math.floor(time % 60)).padStart(2, '0')}`;
  const won =
    score.home === points.home && score.away === points.away
      ? ''
      : `${score.home}–${score.away} · `;
  text(`${won}${clock}`, width - size, height - bar / 2, COLOURS.muted, 'right');

  /** The lines of the field: a pitch, a court, or the lanes of a map. */
  function field(): void {
    const top = bar + 6;
    const bottom = height - bar - 6;
    context.strokeStyle = COLOURS.lines;
    context.lineWidth = 2;
    context.strokeRect(6, top, width - 12, bottom - top);
    context.beginPath();
    if (game.sport.startsWith('e')) {
      context.moveTo(width / 2, top);
      context.lineTo(width / 2, bottom);
      context.moveTo(width / 2 + size * 2, height / 2);
      context.arc(width / 2, height / 2, size * 2, 0, 6.3);
    } else {
      for (const lane of [0.2, 0.5, 0.8]) {
        context.moveTo(6, top + lane * (bottom - top));
        context.lineTo(width - 6, top + lane * (bottom - top));
      }
    }
    context.stroke();
  }
}
