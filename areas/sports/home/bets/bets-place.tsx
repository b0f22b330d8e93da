import type { ReactElement, ReactNode } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { placePath } from '../../screens/screen';
import { MatchRow } from '../matches/match-row';
import { MatchesPlace } from '../matches/matches-place';
import type { Home } from '../use-home';
import { OpenBets } from './open-bets';

interface BetsPlaceProps {
  /** Those that begin soon; undefined until they are loaded. */
  readonly matches: readonly Game[] | undefined;
  readonly home: Pick<Home, 'mayPromote' | 'isPending'>;
}

/** The player's open bets. One without any finds the next matches, where they may be promoted. */
export function BetsPlace({ matches, home }: BetsPlaceProps): ReactElement {
  const { t } = useAreaWords();
  return <OpenBets instead={instead()} />;

  function instead(): ReactNode {
    if (home.isPending) return undefined;
    if (!home.mayPromote || matches?.length === 0) return null;
    return (
      <MatchesPlace
        title={t('home.matches.soon')}
        all={{ path: placePath('line'), text: t('list.allLine') }}
      >
        <MatchRow matches={matches} isShort />
      </MatchesPlace>
    );
  }
}
