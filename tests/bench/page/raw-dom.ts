import type { Contender } from './contender';
import { cellIds, priceText, type Update } from './updates';

/** The least that can be done: the last price of each cell is written into its text node once a frame. */
export function startRawDom(root: HTMLElement): Contender {
  const texts = new Map<string, Text>();
  for (const id of cellIds) {
    const cell = document.createElement('button');
    cell.className = 'cell';
    const text = document.createTextNode(priceText(2));
    cell.append(text);
    root.append(cell);
    texts.set(id, text);
  }
  const waiting = new Map<string, Update>();
  let shown = 0;
  let frame = 0;
  const flush = (): void => {
    frame = 0;
    for (const { id, coef } of waiting.values()) {
      const text = texts.get(id);
      if (text) text.nodeValue = priceText(coef);
      shown += 1;
    }
    waiting.clear();
  };
  return {
    take: (update) => {
      waiting.set(update.id, update);
      frame ||= requestAnimationFrame(flush);
    },
    shown: () => shown,
    stop: () => {
      cancelAnimationFrame(frame);
      root.replaceChildren();
    },
  };
}
