import uPlot from 'uplot';
import type { ChartData, ChartPoint, ChartSeries } from './chart-data';
import './plot.css';

interface DrawnChart {
  readonly data: ChartData;
  readonly chosen: number;
  /** Called with the point below the pointer. */
  readonly onChoose: (point: number) => void;
}

/** A chart in its element. */
export interface Drawing {
  /** Marks a point. */
  choose(point: number): void;
  remove(): void;
}

/** What bars take of the room of their point: one kind of them, or each of two. */
const BAR_SHARE = { one: 0.6, two: 0.36 };
const MAX_BAR_WIDTH = 32;
/** The least room between two values of an axis. */
const ROOM = { points: 48, values: 36 };
/** Steps of the values' axis: whole numbers that are easy to add. */
const STEPS = Array.from({ length: 15 }, (_, digits) =>
  [1, 2, 5].map((n) => n * 10 ** digits),
).flat();
/** Points that may be left out between two that are named. */
const POINT_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

/** Draws a chart that fills its element, and follows its size. */
export function drawChart(frame: HTMLElement, { data, chosen, onChoose }: DrawnChart): Drawing {
  const { points, series, axisText } = data;
  const style = getComputedStyle(frame);
  const colour = (name: string): string => style.getPropertyValue(`--chart-${name}`);
  const font = `${Math.round(Number.parseFloat(style.fontSize))}px ${style.fontFamily}`;
  const numbers = points.map((_, point) => point);
  const hasTwo = series.filter(({ shape }) => shape !== 'line').length > 1;
  let marked = chosen;

  const axis = { font, stroke: colour('text'), ticks: { show: false } };
  const grid = { stroke: colour('grid'), width: 1 };
  const plot = new uPlot(
    {
      width: frame.clientWidth,
      height: frame.clientHeight,
      padding: [8, 0, 0, 0],
      legend: { show: false },
      scales: {
        x: { time: false, range: () => [-0.5, points.length - 0.5] },
        y: { range: (_, least, most) => valueRange(least, most) },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 40,
          gap: 4,
          space: ROOM.points,
          incrs: POINT_STEPS,
          values: (_, at) => pointTexts(at.map((point) => points[point])),
        },
        {
          ...axis,
          grid,
          gap: 8,
          space: ROOM.values,
          incrs: STEPS,
          size: (of, texts) => widest(of.ctx, font, texts ?? []) + 12,
          values: (_, at) => at.map(axisText),
        },
      ],
      series: [{}, ...series.map((one) => drawnSeries(one, { colour, hasTwo }))],
      cursor: {
        y: false,
        drag: { x: false, y: false },
        points: { show: false },
        // The mark is at a point, and stays there when the pointer leaves.
        move: (of, left) => [left < 0 ? left : of.valToPos(of.posToIdx(left), 'x'), 0],
        bind: { mouseleave: () => null, dblclick: () => null },
      },
      hooks: {
        ready: [mark],
        setSize: [mark],
        drawAxes: [(of) => drawZero(of, colour('zero'))],
        setCursor: [
          ({ cursor: { idx } }) => {
            if (typeof idx !== 'number' || idx === marked) return;
            marked = idx;
            onChoose(idx);
          },
        ],
      },
    },
    [numbers, ...series.map(drawnValues)],
    frame,
  );

  function mark(of: uPlot): void {
    of.setCursor({ left: of.valToPos(marked, 'x'), top: 0 }, false);
  }

  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = frame;
    if (width === 0 || (width === plot.width && height === plot.height)) return;
    plot.setSize({ width, height });
  });
  observer.observe(frame);

  return {
    choose(point) {
      if (point === marked) return;
      marked = point;
      mark(plot);
    },
    remove() {
      observer.disconnect();
      plot.destroy();
    },
  };
}

/** The texts below points: the span of a point where it is another than that of the one before. */
function pointTexts(points: readonly (ChartPoint | undefined)[]): string[] {
  return points.map((point, place) => {
    if (!point) return '';
    const { short, span } = point;
    return span === points[place - 1]?.span ? short : `${short}\n${span}`;
  });
}

/** From zero, or below it, to a little more than the greatest value. */
function valueRange(least: number | null, most: number | null): uPlot.Range.MinMax {
  return uPlot.rangeNum(Math.min(0, least ?? 0), Math.max(0, most ?? 0), 0.1, true);
}

/** A bar of nothing would be drawn as a stroke. */
function drawnValues({ shape, values }: ChartSeries): (number | null)[] {
  return values.map((value) => (value === 0 && shape !== 'line' ? null : value));
}

function drawnSeries(
  { shape }: ChartSeries,
  { colour, hasTwo }: { colour: (name: string) => string; hasTwo: boolean },
): uPlot.Series {
  const stroke = colour(shape);
  if (shape === 'line') {
    return { stroke, width: 2, points: { show: true, size: 7, stroke, fill: stroke } };
  }
  const isFilled = shape === 'bars';
  const paths = uPlot.paths.bars?.({
    size: [hasTwo ? BAR_SHARE.two : BAR_SHARE.one, MAX_BAR_WIDTH],
    align: hasTwo ? (isFilled ? -1 : 1) : 0,
  });
  return {
    stroke,
    width: 2,
    fill: isFilled ? stroke : colour('ground'),
    points: { show: false },
    ...(paths && { paths }),
  };
}

/** The line at zero, from which bars rise or fall. */
function drawZero(plot: uPlot, colour: string): void {
  const { ctx, bbox } = plot;
  const y = Math.round(plot.valToPos(0, 'y', true));
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** The width of the widest of some texts, in CSS pixels. */
function widest(ctx: CanvasRenderingContext2D, font: string, texts: readonly string[]): number {
  ctx.save();
  ctx.font = font;
  const width = Math.max(0, ...texts.map((text) => ctx.measureText(text).width));
  ctx.restore();
  return Math.ceil(width);
}
