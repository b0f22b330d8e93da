import { expect, test, vi } from 'vitest';
import type { Language } from '../contracts/player/settings';
import { textsLoader } from './texts-loader';

const file = (language: Language) =>
  vi.fn<() => Promise<{ language: Language }>>(() => Promise.resolve({ language }));

test('an area’s texts are loaded in the requested language only', async () => {
  const files = {
    './i18n/ru.json': file('ru'),
    './i18n/en.json': file('en'),
    './i18n/az.json': file('az'),
    './i18n/kz.json': file('kz'),
    './i18n/ua.json': file('ua'),
  };
  const loadTexts = textsLoader(files);
  await expect(loadTexts('kz')).resolves.toEqual({ language: 'kz' });
  for (const [path, load] of Object.entries(files)) {
    expect(load).toHaveBeenCalledTimes(path === './i18n/kz.json' ? 1 : 0);
  }
});

test('the texts of a package are added to the area’s own, in one object a language', async () => {
  const own = { './i18n/en.json': async () => ({ title: 'Sports' }) };
  const line = { './i18n/en.json': async () => ({ line: { star: 'Star' } }) };
  const loadTexts = textsLoader(own, line);
  const texts = await loadTexts('en');
  expect(texts).toEqual({ title: 'Sports', line: { star: 'Star' } });
  expect(await loadTexts('en')).toBe(texts);
});

test('texts that could not be loaded are loaded again', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ title: 'Sports' });
  const loadTexts = textsLoader({ './i18n/en.json': load });
  await expect(loadTexts('en')).rejects.toThrow('offline');
  await expect(loadTexts('en')).resolves.toEqual({ title: 'Sports' });
});

test('a language whose file is missing is named', async () => {
  const loadTexts = textsLoader({ './i18n/en.json': file('en') });
  await expect(loadTexts('az')).rejects.toThrow('it has no az.json');
});
