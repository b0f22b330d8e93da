import { useMemo, useState, type ReactElement } from 'react';
import type { Game, Market, Outcome } from '@grandstand/bus-contracts';
import { PART, partOf, wholeType } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { MarketCard, useIsPaused, useOddsGrid } from '@grandstand/line-ui';
import { EmptyBlock, Segmented } from '@grandstand/ui';
import { NewsButton } from '../lists/news-button';
import { useKept } from '../lists/use-kept';
import { columnsOf, partsOf, rowsOf } from './market-parts';
import styles from './game.module.css';

/** An outcome with its market, which keeps its place on the page. */
type Placed = Outcome & { readonly marketTypeId: number };

const placed = (markets: readonly Market[]): readonly Placed[] =>
  markets.flatMap(({ typeId, outcomes }) =>
    outcomes.map((outcome) => ({ ...outcome, marketTypeId: typeId })),
  );

/** The outcomes under their markets, in the order in which these first come. */
function marketsOf(outcomes: readonly Placed[]): readonly Market[] {
  const markets = new Map<number, Market>();
  for (const { marketTypeId, ...outcome } of outcomes) {
    const market = markets.get(marketTypeId) ?? { typeId: marketTypeId, outcomes: [] };
    markets.set(marketTypeId, market);
    market.outcomes.push(outcome);
  }
  return [...markets.values()];
}

/** The markets of a game: of the match, or of a map that the player picks. */
export function GameMarkets({ game }: { readonly game: Game }): ReactElement {
  const { dictionary, t } = useAreaWords();
  const [part, setPart] = useState<number>(PART.match);
  const now = useMemo(() => placed(game.markets), [game.markets]);
  const { shown, gone, news, show } = useKept(`${game.id} ${part}`, now);
  const markets = useMemo(() => marketsOf(shown), [shown]);
  const parts = partsOf(markets);
  const ofPart = markets.filter(({ typeId }) => partOf(typeId) === part);
  const isPaused = useIsPaused(game);
  const grid = useOddsGrid<HTMLDivElement>(ofPart);
  if (markets.length === 0) {
    return <EmptyBlock icon="lock" title={t('markets.none')} text={t('markets.noneText')} />;
  }
  return (
    <section className={styles.markets}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('markets.title')}</h2>
        <NewsButton of={t('markets.title')} news={news} hasGone={gone.size > 0} onShow={show} />
      </div>
      {parts.length > 1 ? (
        <Segmented
          label={t('markets.parts')}
          shape="pills"
          value={part}
          onChange={setPart}
          options={parts.map((one) => ({
            value: one,
            label:
              one === PART.match ? t('markets.match') : (dictionary[`part.${one}`] ?? `#${one}`),
          }))}
        />
      ) : null}
      <div className={styles.cards} ref={grid}>
        {ofPart.map((market) => (
          <MarketCard
            key={market.typeId}
            game={game}
            marketTypeId={market.typeId}
            namedBy={wholeType(market.typeId)}
            columns={columnsOf(market.typeId)}
            rows={rowsOf(market)}
            gone={gone as ReadonlySet<string>}
            lockOf={(isGone) => t(isGone ? 'lock.over' : isPaused ? 'lock.match' : 'lock.one')}
          />
        ))}
      </div>
    </section>
  );
}
