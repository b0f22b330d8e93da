import { feedOdds, type Clock } from '@grandstand/bus-contracts';
import { createBus } from '@grandstand/bus-contracts/bus';
import { BusProvider, useStreamKey } from '@grandstand/bus-contracts/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Contender } from './contender';
import { cellIds, priceText } from './updates';

let shown = 0;

/** The text of a cell, counted: an effect to count in would be work that the product does not do. */
function countedText(coef: number): string {
  shown += 1;
  return priceText(coef);
}

function Cell({ id }: { readonly id: string }): ReactElement {
  const odds = useStreamKey(feedOdds, id);
  return (
    <button type="button" className="cell">
      {countedText(odds?.coef ?? 2)}
    </button>
  );
}

/** The product's way: the feed publishes on the bus, each cell subscribes to its own key. */
export function startBusCells(root: HTMLElement): Contender {
  const bus = createBus({
    clock: pageClock,
    mode: 'production',
    contracts: [feedOdds],
    report: (problem) => {
      throw new Error(JSON.stringify(problem));
    },
  });
  const feed = bus.join('feed');
  const page = createRoot(root);
  flushSync(() =>
    page.render(
      <BusProvider bus={bus.join('page')}>
        {cellIds.map((id) => (
          <Cell key={id} id={id} />
        ))}
      </BusProvider>,
    ),
  );
  shown = 0;
  return {
    take: ({ id, coef }) => feed.publish(feedOdds, { id, coef, isBlocked: false, at: 0 }),
    shown: () => shown,
    stop: () => {
      page.unmount();
      bus.dispose();
    },
  };
}

const pageClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  nextFrame: (task) => {
    const frame = requestAnimationFrame(task);
    return () => cancelAnimationFrame(frame);
  },
};
