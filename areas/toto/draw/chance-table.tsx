import type { ReactElement } from 'react';
import { chanceOf, type TotoRules } from '@grandstand/bus-contracts/domain/toto';
import { languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable } from '@grandstand/ui';

/** The digits of a chance that is worth reading: 3.1 %, 0.0021 %. */
const DIGITS = 2;

interface ChanceTableProps {
  readonly rules: TotoRules;
  readonly picks: readonly string[];
}

/** What each category pays, and the chance to reach it by guessing. */
export function ChanceTable({ rules, picks }: ChanceTableProps): ReactElement {
  const { language, t } = useAreaWords();
  const percent = numberFormat(languageTag(language), {
    style: 'percent',
    maximumSignificantDigits: DIGITS,
  });
  return (
    <FigureTable
      caption={t('toto.chance.title')}
      head={[t('toto.chance.hits'), t('toto.chance.pool'), t('toto.chance.chance')]}
      rows={rules.shares.map(({ hits, percent: share }) => [
        t('toto.chance.of', { hits, matches: rules.matches }),
        t('toto.share', { percent: share }),
        percent(chanceOf(rules, picks, hits)),
      ])}
    />
  );
}
