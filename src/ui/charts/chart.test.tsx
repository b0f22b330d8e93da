import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Chart, type ChartData } from '../index';
import { drawChart } from './draw-chart';

const DATA: ChartData = {
  points: ['October', 'November', 'December'].map((name) => ({
    name,
    short: name.slice(0, 3),
    span: '2026',
  })),
  series: [
    { name: 'Paid in', shape: 'bars', values: [10, 20, 30] },
    { name: 'Taken out', shape: 'hollow-bars', values: [5, 0, 40] },
    { name: 'Net', shape: 'line', values: [-1, 0, 2] },
  ],
  axisText: String,
};

/** A chart, and what draws it. */
async function openChart() {
  const drawing = { choose: vi.fn(), remove: vi.fn() };
  vi.mocked(drawChart).mockClear();
  vi.mocked(drawChart).mockReturnValue(drawing);
  const chart = (data: ChartData) => (
    <Chart
      title="Money by month"
      pointLabel="Month"
      data={data}
      format={(value) => `${value}.00`}
      failed="No chart."
    />
  );
  const { rerender, unmount } = render(chart(DATA));
  const wait = async (): Promise<void> => act(async () => vi.dynamicImportSettled());
  return {
    drawing,
    unmount,
    wait,
    show: (data: ChartData) => rerender(chart(data)),
    drawn: () => vi.mocked(drawChart).mock.lastCall?.[1],
  };
}

const months = (): HTMLElement => screen.getByRole('slider', { name: 'Month' });
const choose = (point: number): boolean =>
  fireEvent.change(months(), { target: { value: String(point) } });

test('a chart has a name, and says the values of the last point', async () => {
  const { wait } = await openChart();
  await wait();
  expect(screen.getByRole('figure', { name: 'Money by month' })).toBeVisible();
  expect(months()).toHaveAttribute('aria-valuetext', 'December');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^DecemberPaid in 30\.00Taken out 40\.00Net 2\.00$/,
  );
});

test('the keys choose a point: it is marked, named, and its values are said', async () => {
  const { drawing, wait } = await openChart();
  await wait();
  choose(0);
  expect(months()).toHaveAttribute('aria-valuetext', 'October');
  expect(screen.getByRole('status')).toHaveTextContent(/^OctoberPaid in 10\.00.*Net -1\.00$/);
  expect(drawing.choose).toHaveBeenLastCalledWith(0);
  expect(months()).toHaveAttribute('min', '0');
  expect(months()).toHaveAttribute('max', '2');
});

test('a point below the pointer is chosen too, and its choice outlives other data', async () => {
  const { drawn, show, wait } = await openChart();
  await wait();
  act(() => drawn()?.onChoose(1));
  expect(months()).toHaveValue('1');
  show({ ...DATA, axisText: (value) => `${value} EUR` });
  await wait();
  expect(drawn()).toMatchObject({ chosen: 1 });
  show({
    ...DATA,
    points: DATA.points.slice(0, 1),
    series: DATA.series.map((one) => ({ ...one, values: one.values.slice(0, 1) })),
  });
  expect(months()).toHaveAttribute('aria-valuetext', 'October');
});

test('the chart is drawn anew in another theme, and each drawing is removed, the last with its page', async () => {
  const { unmount, wait } = await openChart();
  const drawings: { readonly remove: ReturnType<typeof vi.fn> }[] = [];
  vi.mocked(drawChart).mockImplementation(() => {
    const drawing = { choose: () => {}, remove: vi.fn() };
    drawings.push(drawing);
    return drawing;
  });
  const left = (): number => drawings.filter(({ remove }) => remove.mock.calls.length === 0).length;
  await wait();
  expect(drawings).toHaveLength(1);
  await act(async () => {
    document.documentElement.dataset['theme'] = 'light';
  });
  expect(drawings).toHaveLength(2);
  expect(left()).toBe(1);
  await act(async () => {
    delete document.documentElement.dataset['theme'];
  });
  expect(drawings).toHaveLength(3);
  expect(left()).toBe(1);
  unmount();
  expect(left()).toBe(0);
});

test('a chart that cannot be drawn says so, and its values can be chosen all the same', async () => {
  vi.mocked(drawChart).mockImplementationOnce(() => {
    throw new Error('Failed to load.');
  });
  render(
    <Chart
      title="Money by month"
      pointLabel="Month"
      data={DATA}
      format={String}
      failed="No chart."
    />,
  );
  await act(async () => vi.dynamicImportSettled());
  expect(screen.getByText('No chart.')).toBeVisible();
  choose(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^NovemberPaid in 20/);
});
