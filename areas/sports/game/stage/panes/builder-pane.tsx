import type { ReactElement } from 'react';
import type { Game } from '@grandstand/bus-contracts';
import type { Combination } from '@grandstand/bus-contracts/answers';
import { formatCoef, outcomeLongName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useIsChosen, useLineServices } from '@grandstand/line-ui';
import { Button } from '@grandstand/ui';
import { StatisticState } from './statistic-state';
import { useCombinations } from './use-combinations';
import paneStyles from './panes.module.css';
import styles from './builder-pane.module.css';

/** Ready combinations of outcomes of the match, each with its price together and what each outcome adds to it. */
export function BuilderPane({ game }: { readonly game: Game }): ReactElement {
  const { t } = useAreaWords();
  const { data, isError, refetch } = useCombinations(game);
  return (
    <div className={paneStyles.pane}>
      <p className={paneStyles.note}>{t('stage.builder.text')}</p>
      <StatisticState
        isLoading={!data && !isError}
        hasFailed={isError && !data}
        onRetry={() => void refetch()}
        none={data?.combinations.length === 0 ? t('stage.builder.none') : undefined}
      >
        <ul className={styles.list} aria-label={t('stage.tab.builder')}>
          {data?.combinations.map((combination) => (
            <CombinationRow
              key={combination.legs.map(({ marketId }) => marketId).join()}
              game={game}
              combination={combination}
            />
          ))}
        </ul>
      </StatisticState>
    </div>
  );
}

interface CombinationRowProps {
  readonly game: Game;
  readonly combination: Combination;
}

function CombinationRow({ game, combination: { coef, legs } }: CombinationRowProps): ReactElement {
  const { dictionary, settings, t } = useAreaWords();
  const { actions } = useLineServices();
  const write = (price: number): string => formatCoef(price, settings.coefViewId);
  const [first, second, third = first] = legs.map(({ marketId }) => marketId);
  // Each has two outcomes or three.
  const areChosen = [
    useIsChosen(first ?? ''),
    useIsChosen(second ?? ''),
    useIsChosen(third ?? ''),
  ].every(Boolean);
  const names = legs.map((leg) => outcomeLongName(dictionary, leg, game));
  const press = (): void => {
    for (const leg of legs) {
      const { marketId, marketTypeId } = leg;
      actions.toggle({ marketId, coef: leg.coef, gameId: game.id, marketTypeId }, areChosen, t);
    }
  };
  return (
    <li className={styles.row}>
      <ul className={styles.legs}>
        {legs.map((leg, place) => (
          <li key={leg.marketId}>
            {names[place]}{' '}
            <span className={styles.without}>
              {t('stage.builder.without', { coef: write(leg.coefWithout) })}
            </span>
          </li>
        ))}
      </ul>
      <Button
        aria-pressed={areChosen}
        aria-label={`${names.join(', ')}: ${write(coef)}`}
        kind={areChosen ? 'primary' : 'secondary'}
        onClick={press}
      >
        {write(coef)}
      </Button>
    </li>
  );
}
