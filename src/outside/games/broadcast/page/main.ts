import { BROADCAST_DATA_ID, type BroadcastData } from '../broadcast-data';
import { draw } from './draw';
import { followGame, type Following } from './follow-game';
import './broadcast.css';

const data = JSON.parse(
  document.getElementById(BROADCAST_DATA_ID)?.textContent ?? '',
) as BroadcastData;
const canvas = document.querySelector<HTMLCanvasElement>('#broadcast');
const context = canvas?.getContext('2d');
if (!canvas || !context) throw new Error('Failed to start: the page has no canvas.');

canvas.setAttribute('aria-label', document.title);
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
let following: Following | null | undefined;
let isMoving = false;

function paint(): void {
  if (!canvas || !context) return;
  const { clientWidth, clientHeight } = canvas;
  const scale = devicePixelRatio;
  if (canvas.width !== Math.round(clientWidth * scale)) canvas.width = clientWidth * scale;
  if (canvas.height !== Math.round(clientHeight * scale)) canvas.height = clientHeight * scale;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const picture = { context, width: clientWidth, height: clientHeight };
  draw(picture, data, following, performance.now());
}

/** Draws frame by frame while the picture may move; else with each answer. */
function move(): void {
  paint();
  isMoving = !lessMotion.matches && !document.hidden && Boolean(following);
  if (isMoving) requestAnimationFrame(move);
}

followGame({
  url: `/broadcast-api/${data.game}?lang=${data.language}`,
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  after: (ms, task) => void setTimeout(task, ms),
  onAnswer(answer) {
    following = answer;
    if (!isMoving) move();
  },
});
addEventListener('resize', paint);
paint();
