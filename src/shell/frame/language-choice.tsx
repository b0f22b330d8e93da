import { navigationState, type Language } from '@grandstand/bus-contracts';
import { languageNames, languageTag, offeredLanguages } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { withLanguage } from '../../routes';
import { useShell } from './shell-context';
import { useConfig, useSettings } from './shell-state';

interface LanguageChoiceProps {
  readonly isLabelHidden?: boolean;
}

/** The languages of the site. Each has a document of its own: texts, direction and address change with it. */
export function LanguageChoice({ isLabelHidden = false }: LanguageChoiceProps): ReactElement {
  const { t } = useTexts();
  const { language } = useSettings();
  const { loadPage, first } = useShell();
  const { languages } = useConfig() ?? {};
  const place = useBusState(navigationState, first.place);
  const change = (next: Language): void => {
    if (next !== language) loadPage(withLanguage(next, place.path));
  };
  return (
    <Select
      label={t('header.language')}
      isLabelHidden={isLabelHidden}
      value={language}
      options={offeredLanguages(languages).map((id) => ({
        value: id,
        label: languageNames[id],
        lang: languageTag(id),
      }))}
      shape={isLabelHidden ? 'bar' : 'form'}
      onChange={change}
    />
  );
}
