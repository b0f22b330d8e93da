import { expect, test, vi } from 'vitest';
import type { Language } from '../contracts/settings';
import { textsLoader } from './texts-loader';

test('an area’s texts are loaded in the language that is asked for, and in no other', async () => {
  const file = (language: Language) =>
    vi.fn<() => Promise<{ default: { language: Language } }>>(() =>
      Promise.resolve({ default: { language } }),
    );
  const files = { ru: file('ru'), en: file('en'), az: file('az'), kz: file('kz'), ua: file('ua') };
  const loadTexts = textsLoader(files);
  await expect(loadTexts('kz')).resolves.toEqual({ language: 'kz' });
  for (const [language, load] of Object.entries(files)) {
    expect(load).toHaveBeenCalledTimes(language === 'kz' ? 1 : 0);
  }
});
