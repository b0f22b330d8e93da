import { useState, type ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Banner } from '../banner/banner';
import type { Home } from '../use-home';
import { placePath } from '../../screens/screen';
import { MatchRow } from './match-row';
import { MatchesPlace } from './matches-place';
import { SportChoice } from './sport-choice';
import { SportRow } from './sport-row';

interface DayPlaceProps {
  /** Undefined until they are loaded. */
  readonly matches: readonly Game[] | undefined;
  readonly home: Pick<Home, 'mayPromote' | 'isPending'>;
}

/** The matches of the day, of all sports or of one. They promote: a player who may be promoted nothing finds their statements in the same place. */
export function DayPlace({ matches, home }: DayPlaceProps): ReactElement | null {
  const { t } = useAreaWords();
  const [sport, choose] = useState<string | null>(null);
  if (matches?.length === 0) return null;
  if (!home.mayPromote && !home.isPending) {
    const words = {
      title: t('home.statements.title'),
      text: t('home.statements.text'),
      action: t('home.statements.open'),
      path: '/office/statements',
      picture: null,
    };
    return <Banner words={words} isHigh />;
  }
  return (
    <MatchesPlace
      title={t('home.matches.title')}
      all={
        sport === null
          ? { path: '/top-events', text: t('home.matches.all') }
          : { path: placePath('line', sport), text: t('list.allLine') }
      }
      choice={<SportChoice value={sport} onChange={choose} />}
    >
      {sport !== null && home.mayPromote ? (
        <SportRow key={sport} sport={sport} />
      ) : (
        <MatchRow matches={home.mayPromote ? matches : undefined} />
      )}
    </MatchesPlace>
  );
}
