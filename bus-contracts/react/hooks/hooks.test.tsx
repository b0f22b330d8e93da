import { act, render, renderHook, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { defineManifest } from '../../kernel/manifest';
import { Refusal } from '../../kernel/errors';
import { createTestBus, settle } from '../../testing/index';
import { anyoneSaid, lampState, priceTicks, SAMPLES, sumAdd } from '../../testing/sample-contracts';
import { DEFAULT_VIEW_SETTINGS } from '../../area/view-settings';
import { areaMissing } from '../../contracts/page/areas';
import {
  AreaViewProvider,
  BusProvider,
  useBus,
  useBusState,
  useBusStatePart,
  useMissingPage,
  useSend,
  useStreamKey,
} from '../index';

const manifest = defineManifest({
  name: 'room',
  subscribes: [lampState, priceTicks],
  publishes: [anyoneSaid],
  sends: [sumAdd],
});

function make() {
  const t = createTestBus({ contracts: SAMPLES });
  const area = t.bus.admit(manifest);
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <BusProvider bus={area}>{children}</BusProvider>
  );
  const show = (children: ReactNode) => render(children, { wrapper });
  return { ...t, area, wrapper, show, lamp: t.bus.join('lamp'), market: t.bus.join('market') };
}

const DARK = { isOn: false, lumen: 0 };

function Lamp({ initial }: { readonly initial?: typeof DARK }): ReactNode {
  const lamp = useBusState(lampState, initial ?? DARK);
  return <p>{lamp.lumen} lumen</p>;
}

function Cell({ id }: { readonly id: string }): ReactNode {
  return <output>{useStreamKey(priceTicks, id)?.price ?? 'none'}</output>;
}

test('BUS-01 a component that shows a part of a state renders again only when that part changes', () => {
  const { wrapper, lamp } = make();
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      return useBusStatePart(lampState, (value) => value?.isOn ?? false);
    },
    { wrapper },
  );
  expect(result.current).toBe(false);
  act(() => lamp.publish(lampState, { isOn: true, lumen: 1 }));
  expect(result.current).toBe(true);
  const before = renders;
  act(() => lamp.publish(lampState, { isOn: true, lumen: 2 }));
  expect(renders).toBe(before);
});

test('BUS-01 a component shows a state, follows it, and unsubscribes when it unmounts', () => {
  const { show, lamp, bus } = make();
  lamp.publish(lampState, { isOn: true, lumen: 1 });
  const { unmount } = show(<Lamp />);
  expect(screen.getByText('1 lumen')).toBeTruthy();
  act(() => lamp.publish(lampState, { isOn: true, lumen: 2 }));
  expect(screen.getByText('2 lumen')).toBeTruthy();
  unmount();
  expect(bus.inspect().handles.every(({ subscriptions }) => subscriptions === 0)).toBe(true);
});

test('BUS-01 a state without a value yet is undefined, or the given initial value', () => {
  const { wrapper } = make();
  const { result } = renderHook(
    () => [useBusState(lampState), useBusState(lampState, DARK)] as const,
    { wrapper },
  );
  expect(result.current).toEqual([undefined, DARK]);
});

test('BUS-01 a cell follows its own key once a frame, and renders for no other', async () => {
  const { show, market, clock } = make();
  let renders = 0;
  show(
    <Profiler id="cell" onRender={() => (renders += 1)}>
      <Cell id="a" />
    </Profiler>,
  );
  expect(screen.getByText('none')).toBeTruthy();
  for (const price of [1, 2, 3]) market.publish(priceTicks, { id: 'a', price });
  await act(() => clock.frame());
  expect(screen.getByText('3')).toBeTruthy();
  market.publish(priceTicks, { id: 'b', price: 9 });
  await act(() => clock.frame());
  expect(renders).toBe(2);
});

test('BUS-01 a component sends, shows that it is sending, and why it failed', async () => {
  const { wrapper, bus } = make();
  let answer: (sum: { sum: number }) => void = () => {};
  bus.join('sum').handle(sumAdd, ({ a }) => {
    if (a < 0) throw new Refusal('too-big');
    return new Promise((resolve) => (answer = resolve));
  });
  const { result } = renderHook(() => useSend(sumAdd), { wrapper });
  let sum: unknown;
  await act(async () => void result.current.send({ a: 1, b: 1 }).then((got) => (sum = got)));
  expect(result.current.isSending).toBe(true);
  await act(async () => answer({ sum: 2 }));
  expect([sum, result.current.isSending]).toEqual([{ sum: 2 }, false]);
  await act(async () => void result.current.send({ a: -1, b: 1 }));
  expect(result.current.error).toMatchObject({ name: 'HandlerFailed', code: 'too-big' });
  await act(async () => void result.current.send({ a: 1, b: 1 }));
  expect(result.current.error).toBeUndefined();
});

test('BUS-01 on a server, without a bus, components render the given values', async () => {
  function Speaker(): ReactNode {
    const bus = useBus<typeof manifest>();
    bus.publish(anyoneSaid, { text: 'nobody hears this' });
    return null;
  }
  const html = renderToString(
    <>
      <Lamp initial={{ isOn: true, lumen: 5 }} />
      <Cell id="a" />
      <Speaker />
    </>,
  );
  expect(html).toContain('5<!-- --> lumen');
  expect(html).toContain('none');
});

test('BUS-01 the page takes over the markup of the server without a mismatch, then follows the bus', async () => {
  const { area, lamp } = make();
  lamp.publish(lampState, { isOn: true, lumen: 8 });
  const initial = { isOn: true, lumen: 5 };
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Lamp initial={initial} />);
  const faults: unknown[] = [];
  const app = (
    <BusProvider bus={area}>
      <Lamp initial={initial} />
    </BusProvider>
  );
  const page = await act(async () =>
    hydrateRoot(root, app, { onRecoverableError: (error) => faults.push(error) }),
  );
  expect([root.textContent, faults]).toEqual(['8 lumen', []]);
  act(() => page.unmount());
});

test('a screen that reports its page as missing withdraws that as it unmounts, and is silent once its area was retired', async () => {
  const { bus } = createTestBus({ contracts: [areaMissing] });
  const views = bus.join('remote-views');
  const published: (string | null)[] = [];
  views.on(areaMissing, ({ path }) => published.push(path));
  const view = {
    language: 'en',
    path: '/no',
    route: 'hall',
    params: {},
    settings: DEFAULT_VIEW_SETTINGS,
    texts: {},
    dictionary: {},
  } as const;
  const missing = () => {
    const area = bus.admit(
      defineManifest({ name: 'hall', subscribes: [], publishes: [areaMissing], sends: [] }),
    );
    const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
      <BusProvider bus={area}>
        <AreaViewProvider view={view}>{children}</AreaViewProvider>
      </BusProvider>
    );
    const page = renderHook(({ isMissing }) => useMissingPage(isMissing), {
      wrapper,
      initialProps: { isMissing: true },
    });
    return { area, ...page };
  };
  const first = missing();
  // Not from within the effect: other roots of the page render for it.
  expect(published).toEqual([]);
  await settle();
  expect(published).toEqual(['/no']);
  first.rerender({ isMissing: false });
  await settle();
  expect(published).toEqual(['/no', null]);
  first.rerender({ isMissing: true });
  await settle();
  expect(published).toEqual(['/no', null, '/no']);
  first.unmount();
  await settle();
  expect(published.splice(0)).toEqual(['/no', null, '/no', null]);
  const { area, unmount } = missing();
  await settle();
  area.dispose();
  expect(unmount).not.toThrow();
  await settle();
  expect(published).toEqual(['/no']);
});
