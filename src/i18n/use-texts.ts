import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';

/**
 * The texts of the shell's components.
 * @remarks Not those of `react-i18next`, whose hook copies the instance for each component and watches it for another
 * language: here another language is another page.
 */
export const TextsContext = createContext<i18n | null>(null);

export function useTexts(): i18n {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('Failed to render: this component is not inside a TextsContext.');
  return texts;
}
