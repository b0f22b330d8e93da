import type { ReactElement } from 'react';
import { totoRules } from '@grandstand/bus-contracts/domain/toto';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button } from '@grandstand/ui';
import { minutesText, useTimeLeft } from '@grandstand/bus-contracts/time';
import type { TotoDraw } from '../data/source';
import { useMoneyText, useTimeText } from '../page/use-texts';
import { belowByCrypto, favouritePicks, hasOdds, randomPicks } from './fills';
import { CouponPanel } from './coupon-panel';
import { MatchMarks } from './match-marks';
import { useMarks } from './use-marks';
import styles from './draw.module.css';

interface OpenDrawProps {
  readonly draw: TotoDraw;
  /** Of a link. */
  readonly marks: string;
}

/** A draw that takes coupons: its matches to mark, and what the marks cost. */
export function OpenDraw({ draw, marks }: OpenDrawProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const rules = totoRules(draw.section);
  const { picks, press, fill, clear } = useMarks(draw, marks);
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('toto.facts.draw')}</dt>
          <dd>{draw.number}</dd>
        </div>
        <div>
          <dt>{t('toto.facts.pool')}</dt>
          <dd>{money(draw.pool)}</dd>
        </div>
        <div>
          <dt>{t('toto.facts.closes')}</dt>
          <dd>
            {time(draw.closesAt)} <TimeLeft end={draw.closesAt} />
          </dd>
        </div>
      </dl>
      <div className={styles.fills}>
        <Button size="s" onClick={() => fill(randomPicks(rules, belowByCrypto))}>
          {t('toto.fill.random')}
        </Button>
        {hasOdds(draw) ? (
          <Button size="s" onClick={() => fill(favouritePicks(rules, draw))}>
            {t('toto.fill.favourites')}
          </Button>
        ) : null}
        <Button size="s" kind="quiet" onClick={clear}>
          {t('toto.fill.clear')}
        </Button>
      </div>
      <div className={styles.board}>
        <div className={styles.matches}>
          <p className={styles.quiet}>
            {t(`toto.how.${rules.outcomes.length}`)} {hasOdds(draw) ? t('toto.how.shares') : null}
          </p>
          <ol className={styles.list}>
            {draw.matches.map((match, place) => (
              <MatchMarks
                key={match.gameId}
                rules={rules}
                match={match}
                number={place + 1}
                pick={picks[place] ?? ''}
                onPress={(symbol) => press(place, symbol)}
              />
            ))}
          </ol>
        </div>
        <CouponPanel draw={draw} picks={picks} />
      </div>
    </>
  );
}

const HOUR = 3600;

/** What is left of the time to take part, where it is less than an hour. */
function TimeLeft({ end }: { readonly end: number }): ReactElement {
  const { t } = useAreaWords();
  const left = useTimeLeft(end);
  // Its room is there before it is counted.
  if (left === null || left >= HOUR) return <span className={styles.left} />;
  return (
    <span className={styles.left} role="timer">
      {left === 0 ? t('toto.closed') : t('toto.left', { time: minutesText(left) })}
    </span>
  );
}
