import { describe, expect, test, vi } from 'vitest';
import { dictionaryState } from '../../contracts/site/dictionary';
import { navigationState, type NavigationState } from '../../contracts/page/navigation';
import { settingsState, type Language, type Settings } from '../../contracts/player/settings';
import { createTestBus, settle } from '../../testing/index';
import { createAreaViews, readAreaState, type AreaView } from './area-views';
import type { AreaPlace } from '../view-route';

const settings: Settings = {
  language: 'en',
  timeZone: 'UTC',
  is12h: 0,
  appTheme: 1,
  coefViewId: 0,
};
const { language: _, ...viewSettings } = settings;
const first: AreaView = {
  language: 'en',
  path: '/live',
  route: 'section',
  params: { section: 'live' },
  settings: viewSettings,
  texts: { hello: 'Hello' },
  dictionary: { 'market.1': 'Match result' },
};

function setUp(start: AreaView | null = first, own?: AreaPlace) {
  const hasTexts = (texts: AreaView['texts'], { route }: AreaPlace): boolean =>
    route !== 'game' || Object.hasOwn(texts, 'game');
  const { bus } = createTestBus();
  const navigation = bus.join('navigation');
  const waiting = new Map<Language, (texts: AreaView['texts']) => void>();
  const loadTexts = vi.fn<(language: Language) => Promise<AreaView['texts']>>(
    (language) => new Promise((resolve) => waiting.set(language, resolve)),
  );
  const prepare = vi.fn<(place: AreaPlace) => Promise<void> | undefined>();
  const onFailure = vi.fn<(error: unknown) => void>();
  const place = (change: Partial<NavigationState>): void =>
    navigation.publish(navigationState, {
      language: 'en',
      path: '/live',
      route: 'section',
      area: 'sports',
      params: { section: 'live' },
      ...change,
    });
  bus.join('settings').publish(settingsState, settings);
  const dictionary = bus.join('dictionary');
  const isMine = (area: string | null): boolean => area === 'sports';
  const make = () =>
    createAreaViews({
      bus: bus.join('area'),
      place: own,
      isMine,
      first: start ?? undefined,
      loadTexts,
      hasTexts,
      prepare,
      onFailure,
    });
  return { dictionary, loadTexts, make, onFailure, place, prepare, waiting };
}

describe('the view of an area', () => {
  test('stays the server’s if the bus has the same state', () => {
    const { make, place } = setUp();
    place({});
    const views = make();
    const received = vi.fn<() => void>();
    views.subscribe(received);
    place({ titleKey: 'title.section' });
    expect(views.current()).toBe(first);
    expect(received).not.toHaveBeenCalled();
  });

  test('follows the path on its own pages only', () => {
    const { make, place } = setUp();
    const views = make();
    place({ path: '/line' });
    expect(views.current()).toMatchObject({ path: '/line', texts: first.texts });
    place({ path: '/office/history', area: 'office' });
    expect(views.current()?.path).toBe('/line');
  });

  test('in a dialog has the place of the dialog, whatever page is below it', async () => {
    const { make, place, waiting } = setUp(null, { path: '/a', route: 'a', params: { x: '1' } });
    place({ path: '/office/history', area: 'office', language: 'ru' });
    const views = make();
    waiting.get('ru')?.({ hello: 'Привет' });
    await settle();
    const shown = views.current();
    expect(shown).toMatchObject({ path: '/a', route: 'a', params: { x: '1' }, language: 'ru' });
    place({ path: '/live', language: 'ru' });
    expect(views.current()).toBe(shown);
  });

  test('has the row of the route table that matched, with its parameters', () => {
    const { make, place } = setUp();
    const views = make();
    place({ path: '/line', params: { section: 'line' } });
    expect(views.current()).toMatchObject({ route: 'section', params: { section: 'line' } });
    const { params } = views.current()!;
    place({ path: '/line?hours=3', params: { section: 'line' } });
    // The same parameters cause no new render.
    expect(views.current()?.params).toBe(params);
    place({ path: '/line?hours=3', route: 'error', params: { statusCode: '404' } });
    expect(views.current()).toMatchObject({ route: 'error', params: { statusCode: '404' } });
  });

  test('changes language only together with the texts of that language', async () => {
    const { dictionary, make, place, waiting } = setUp();
    const views = make();
    place({ language: 'ru' });
    expect(views.current()).toBe(first);
    waiting.get('ru')?.({ hello: 'Привет' });
    await settle();
    expect(views.current()).toMatchObject({ language: 'ru', texts: { hello: 'Привет' } });
    // The operator's texts come when they come; until then there are the last ones.
    expect(views.current()?.dictionary).toBe(first.dictionary);
    dictionary.publish(dictionaryState, { language: 'ru', texts: { 'market.1': 'Исход' } });
    expect(views.current()?.dictionary).toEqual({ 'market.1': 'Исход' });
  });

  test('keeps the present screen until the code of the next has loaded', async () => {
    const { make, place, prepare } = setUp();
    const views = make();
    let arrive = (): void => {};
    const fetched = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    prepare.mockImplementationOnce(() => fetched);
    place({ path: '/line/1' });
    await settle();
    expect(views.current()).toBe(first);
    arrive();
    await settle();
    expect(views.current()?.path).toBe('/line/1');
  });

  test('reports that a screen could not be fetched, unless the view has ended', async () => {
    const { make, onFailure, place, prepare } = setUp();
    const views = make();
    const offline = new Error('offline');
    prepare.mockImplementation(() => Promise.reject(offline));
    place({ path: '/line/1' });
    await settle();
    expect(onFailure.mock.calls).toEqual([[offline]]);
    place({ path: '/line/2' });
    views.stop();
    await settle();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('ignores a screen that could not be fetched once the player has left it', async () => {
    const { make, onFailure, place, prepare } = setUp();
    const views = make();
    prepare.mockImplementation(({ path }) =>
      path === '/line/1' ? Promise.reject(new Error('offline')) : undefined,
    );
    place({ path: '/line/1' });
    place({ path: '/line' });
    await settle();
    expect(onFailure).not.toHaveBeenCalled();
    expect(views.current()?.path).toBe('/line');
    place({ path: '/line/1' });
    await settle();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('waits for a screen once, whatever else changes meanwhile', async () => {
    const { dictionary, make, onFailure, place, prepare } = setUp();
    make();
    prepare.mockImplementation(() => Promise.reject(new Error('offline')));
    place({ path: '/line/1' });
    for (const word of ['a', 'b', 'c']) {
      dictionary.publish(dictionaryState, { language: 'en', texts: { word } });
    }
    await settle();
    expect(prepare).toHaveBeenCalledOnce();
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('reports when there is nothing to show, and keeps what there is otherwise', async () => {
    const without = setUp(null);
    without.loadTexts.mockRejectedValueOnce(new Error('gone'));
    without.place({});
    expect(without.make().current()).toBeUndefined();
    await settle();
    expect(without.onFailure).toHaveBeenCalledOnce();

    const withOne = setUp();
    withOne.loadTexts.mockRejectedValueOnce(new Error('gone'));
    withOne.place({ language: 'az' });
    const views = withOne.make();
    await settle();
    expect(views.current()).toBe(first);
    expect(withOne.onFailure).not.toHaveBeenCalled();
  });

  test('P53 gets no message after its end', async () => {
    const { make, place, waiting } = setUp();
    const views = make();
    place({ language: 'kz' });
    views.stop();
    waiting.get('kz')?.({ hello: 'Сәлем' });
    await settle();
    place({ path: '/line' });
    expect(views.current()).toBe(first);
  });
});

describe('texts of which the server has sent a part', () => {
  const match = { path: '/live/1', route: 'game' };

  test('P121 are loaded whole before a screen that needs the others', async () => {
    const { loadTexts, make, place, prepare, waiting } = setUp();
    place({});
    const views = make();
    expect(loadTexts).not.toHaveBeenCalled();
    place(match);
    expect(prepare).toHaveBeenCalled();
    expect(views.current()).toBe(first);
    const texts = { hello: 'Hello', game: 'Match' };
    waiting.get('en')?.(texts);
    await settle();
    expect(views.current()).toMatchObject({ path: '/live/1', texts });
    expect(loadTexts).toHaveBeenCalledTimes(1);
  });

  test('fail where they can not be loaded, unless the place has been left', async () => {
    const { loadTexts, make, onFailure, place } = setUp();
    place({});
    make();
    loadTexts.mockRejectedValue(new Error('offline'));
    place(match);
    place({});
    await settle();
    expect(onFailure).not.toHaveBeenCalled();
    place(match);
    await settle();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

test('ignores a state of another shape', () => {
  expect(readAreaState({ view: first, data: { a: 1 } })).toEqual({ view: first, data: { a: 1 } });
  for (const state of [undefined, null, 'x', {}, { view: { ...first, language: 'de' } }]) {
    expect(readAreaState(state)).toBeUndefined();
  }
});
