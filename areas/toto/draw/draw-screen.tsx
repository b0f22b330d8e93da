import { useState, type ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, EmptyBlock } from '@grandstand/ui';
import type { TotoDraw } from '../data/source';
import { useDraws } from '../data/use-toto';
import { drawPath, totoPath, type TotoScreen } from '../page/toto-screen';
import { DrawSkeleton } from '../page/draw-skeleton';
import { useTimeText } from '../page/use-texts';
import { OpenDraw } from './open-draw';
import styles from './draw.module.css';

type DrawPlace = Extract<TotoScreen, { kind: 'draw' }>;

/** The draws of a section that take coupons: one of them to mark. */
export function DrawScreen({ screen }: { readonly screen: DrawPlace }): ReactElement {
  const { href, t } = useAreaWords();
  const { section, number, marks } = screen;
  const { data, loadedAt, hasFailed, retry } = useDraws({ section, list: 'open' });
  const error = useLoadError({ title: t('toto.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('toto.loading'), shape: <DrawSkeleton /> }}
      error={error}
      empty={
        data?.draws.length === 0 ? (
          <EmptyBlock icon="sport" title={t('toto.none.title')} text={t('toto.none.text')}>
            <ButtonLink kind="primary" href={href(totoPath(section, 'draws'))}>
              {t('toto.page.draws')}
            </ButtonLink>
          </EmptyBlock>
        ) : undefined
      }
    >
      {({ draws }) => (
        <OpenDraws key={`${section} ${number}`} draws={draws} number={number} marks={marks} />
      )}
    </AreaState>
  );
}

interface OpenDrawsProps {
  readonly draws: readonly TotoDraw[];
  readonly number: number | undefined;
  readonly marks: string;
}

/** The draw that was chosen, or the first; once it is closed the next one, and a word about it. */
function OpenDraws({ draws, number, marks }: OpenDrawsProps): ReactElement | null {
  const { t } = useAreaWords();
  const [first] = useState(number ?? draws[0]?.number);
  const draw = draws.find((each) => each.number === first) ?? draws[0];
  if (!draw) return null;
  return (
    <>
      <DrawChoice draws={draws} chosen={draw} />
      <p role="status" className={styles.notice}>
        {draw.number === first ? null : t('toto.closedNumber', { number: first })}
      </p>
      <OpenDraw key={`${draw.id} ${marks}`} draw={draw} marks={marks} />
    </>
  );
}

/** The draws to choose from, where there are several. */
function DrawChoice({
  draws,
  chosen,
}: {
  readonly draws: readonly TotoDraw[];
  readonly chosen: TotoDraw;
}): ReactElement | null {
  const { href, t } = useAreaWords();
  const time = useTimeText();
  if (draws.length < 2) return null;
  return (
    <nav className={styles.choice} aria-label={t('toto.choice')}>
      {draws.map(({ id, section, number, rhythm, closesAt }) => (
        <a
          key={id}
          className={styles.chosen}
          href={href(drawPath(section, number))}
          aria-current={id === chosen.id ? 'true' : undefined}
        >
          {t(`toto.rhythm.${rhythm}`, { number, time: time(closesAt) })}
        </a>
      ))}
    </nav>
  );
}
