import type { Language } from '@grandstand/bus-contracts';
import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCouponTexts, type ShellTexts } from '../../i18n';

const taught = new WeakSet<i18n>();

/** Fetches a part together with the coupon's words, which the page comes without. */
export function withCouponTexts<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): (language: Language) => Promise<ComponentType<Props>> {
  return async (language) => {
    const [Part, texts] = await Promise.all([fetchIt(), loadCouponTexts(language)]);
    return function WithCouponTexts(props: Props) {
      teach(useTranslation().i18n, texts);
      return createElement(Part, props);
    };
  };
}

function teach(words: i18n, texts: ShellTexts): void {
  if (taught.has(words)) return;
  taught.add(words);
  // Beside the shell's own; nothing that is on the page already says anything else by them.
  words.addResourceBundle(words.language, 'translation', texts, true);
}
