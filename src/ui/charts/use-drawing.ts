import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ChartData } from './chart-data';
import type { Drawing } from './draw-chart';

interface DrawnChart {
  readonly data: ChartData;
  readonly chosen: number;
  readonly onChoose: (point: number) => void;
}

/** Draws a chart in an element, in the document's colours and letters; the code that draws is fetched with the first chart. */
export function useDrawing(
  frame: RefObject<HTMLElement | null>,
  { data, chosen, onChoose }: DrawnChart,
): 'loading' | 'drawn' | 'failed' {
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const drawing = useRef<Drawing>(null);
  const latest = useRef(chosen);

  useEffect(() => {
    const removal = new AbortController();
    const remove = (): void => {
      drawing.current?.remove();
      drawing.current = null;
    };
    const start = async (): Promise<void> => {
      const { drawChart } = await import('./draw-chart');
      const { current } = frame;
      if (removal.signal.aborted || !current) return;
      const draw = (): void => {
        remove();
        drawing.current = drawChart(current, { data, chosen: latest.current, onChoose });
      };
      draw();
      watchLook(draw, removal.signal);
      setState('drawn');
    };
    start().catch(() => {
      if (!removal.signal.aborted) setState('failed');
    });
    return () => {
      removal.abort();
      remove();
    };
  }, [frame, data, onChoose]);

  useEffect(() => {
    latest.current = chosen;
    drawing.current?.choose(chosen);
  }, [chosen]);

  return state;
}

/** Calls back whenever the theme or the size of the letters changes: a canvas does not follow them. */
function watchLook(change: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(change);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-font'] });
  signal.addEventListener('abort', () => observer.disconnect());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', change, { signal });
}
