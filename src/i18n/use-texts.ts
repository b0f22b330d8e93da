import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * The texts of the shell's components, as `I18nextProvider` gives them.
 * @remarks Not `useTranslation`: that hook copies the instance for each component and watches it for another language. Here
 * another language is another page.
 */
export function useTexts(): i18n {
  // Undefined without a provider, whatever its type says.
  const texts = useContext(I18nContext) as { readonly i18n: i18n } | undefined;
  if (!texts) throw new Error('Failed to render: this component is not inside an I18nextProvider.');
  return texts.i18n;
}
