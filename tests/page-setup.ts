import '@testing-library/jest-dom/vitest';
import { settle } from '@grandstand/bus-contracts/testing';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './harness/page/quick-page';
// Fetched ahead: a test moves the time by itself, and waits for no file.
import '../src/api/calls/partial-answer';

const realm = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

// A press is over when the bus has answered all that it sent, and the answer is on the page:
// the answer, React's render of it and its effects each take a turn. The library waits for a
// timer of 0 ms, which on a busy machine runs before them.
configure({
  // A busy machine may need this long.
  asyncUtilTimeout: 60_000,
  asyncWrapper: async (work) => {
    const before = realm.IS_REACT_ACT_ENVIRONMENT;
    realm.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = await work();
      for (let turn = 0; turn < 3; turn += 1) await settle();
      return result;
    } finally {
      realm.IS_REACT_ACT_ENVIRONMENT = before;
    }
  },
});

// jsdom has no media queries: none of them matches.
Object.assign(globalThis, {
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});

// jsdom has no layout: no element changes its size, and none leaves the view.
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// The library registers its own clean-up once a module load; the files of a worker share that load.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// Loaders are shown at once in tests of pages: `src/ui/loading/loader.test.tsx` tests their delay.
vi.mock('../src/ui/loading/use-loader', () => ({
  useLoader: (isLoading: boolean): boolean => isLoading,
}));

// jsdom has no canvas: `e2e/player/own-data.spec.ts` looks at a chart in the browser.
vi.mock('../src/ui/charts/draw-chart', () => ({
  drawChart: vi.fn(() => ({ choose: () => {}, remove: () => {} })),
}));
