import { startBusCells } from './bus-cells';
import type { Contender } from './contender';
import { startRawDom } from './raw-dom';
import { startUpdates } from './updates';

export type ContenderName = 'raw' | 'bus';

/** The measured behaviour of the page. */
export interface PageReading {
  readonly seconds: number;
  readonly p95FrameMs: number;
  readonly shown: number;
}

export interface PageBench {
  start(name: ContenderName, perSecond: number): void;
  /** Begins to count; everything before was warming up. */
  mark(): void;
  stop(): PageReading;
}

declare global {
  var bench: PageBench;
}

const starts: Record<ContenderName, (root: HTMLElement) => Contender> = {
  raw: startRawDom,
  bus: startBusCells,
};

let contender: Contender | undefined;
let endUpdates: (() => void) | undefined;
let frame = 0;
let frames: number[] = [];
let marked = { at: 0, shown: 0 };

const page: PageBench = {
  start(name, perSecond) {
    const root = document.querySelector<HTMLElement>('#root');
    if (!root) throw new Error('Failed to start: the page has no #root.');
    contender = starts[name](root);
    endUpdates = startUpdates(perSecond, contender.take);
    let last = performance.now();
    const tick = (now: number): void => {
      frames.push(now - last);
      last = now;
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  },
  mark() {
    frames = [];
    marked = { at: performance.now(), shown: contender?.shown() ?? 0 };
  },
  stop() {
    endUpdates?.();
    cancelAnimationFrame(frame);
    const sorted = frames.toSorted((a, b) => a - b);
    const reading = {
      seconds: (performance.now() - marked.at) / 1000,
      p95FrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
      shown: (contender?.shown() ?? 0) - marked.shown,
    };
    contender?.stop();
    return reading;
  },
};

globalThis.bench = page;
