import { useEffect, useRef, useState, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { dateFormat, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { CasinoTile } from '@grandstand/bus-contracts/answers';
import { stageState } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, FigureTable, Section, Skeleton } from '@grandstand/ui';
import type { AnswerTo } from '../data/source';
import { useGameCall } from '../data/use-game-call';
import styles from './rounds-section.module.css';

/** How many rounds are shown before the player asks for all. */
const FIRST = 10;

/** The player's last rounds of a game for money; nothing for a guest. */
export function RoundsSection({
  game,
}: {
  readonly game: Pick<CasinoTile, 'id' | 'slug'>;
}): ReactElement | null {
  const isPlayer = useBusState(sessionState)?.status === 'player';
  return isPlayer ? <Rounds game={game} /> : null;
}

function Rounds({ game }: { readonly game: Pick<CasinoTile, 'id' | 'slug'> }): ReactElement {
  const { t } = useAreaWords();
  const rounds = useGameCall('casinoRounds', { game: game.slug });
  const { data, loadedAt, hasFailed, isMissing, retry } = rounds;
  const error = useLoadError({ title: t('games.rounds.failed'), loadedAt, retry });
  useReloadAfterRound(game.id, retry);
  return (
    <Section title={t('games.rounds.title')}>
      <AreaState
        data={data}
        hasFailed={hasFailed || isMissing}
        loading={{ label: t('games.rounds.title'), shape: <Skeleton shape="block" /> }}
        error={error}
        empty={data?.rounds.length === 0 ? <p>{t('games.rounds.empty')}</p> : undefined}
      >
        {(loaded) => <RoundsTable {...loaded} />}
      </AreaState>
    </Section>
  );
}

/** Loads again once a round of the game on the stage has ended. */
function useReloadAfterRound(gameId: number, reload: () => void): void {
  const stage = useBusState(stageState);
  const isInRound = stage?.gameId === gameId && stage.mode === 'real' && stage.phase === 'round';
  const wasInRound = useRef(false);
  useEffect(() => {
    if (wasInRound.current && !isInRound) reload();
    wasInRound.current = isInRound;
  }, [isInRound, reload]);
}

function RoundsTable({ rounds }: AnswerTo<'casinoRounds'>): ReactElement {
  const { language, settings, t } = useAreaWords();
  const [isWhole, setIsWhole] = useState(false);
  const tag = languageTag(language);
  const time = dateFormat(tag, {
    timeZone: settings.timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    is12h: settings.is12h,
  });
  const shown = isWhole ? rounds : rounds.slice(0, FIRST);
  return (
    <>
      <FigureTable
        label={t('games.rounds.title')}
        head={[
          t('games.rounds.at'),
          t('games.rounds.staked'),
          t('games.rounds.won'),
          t('games.rounds.seeds'),
        ]}
        rows={shown.map(({ at, status, staked, won, isFree, iso, scale, commitment, nonce }) => [
          time(at),
          `${formatMoney(staked, { iso, scale }, tag)}${isFree ? ` (${t('games.rounds.free')})` : ''}`,
          status === 'closed' ? formatMoney(won, { iso, scale }, tag) : t(`games.rounds.${status}`),
          commitment === null ? (
            t('games.rounds.shared')
          ) : (
            <>
              <span className={styles.hash} title={commitment}>
                {commitment.slice(0, 8)}
              </span>
              , {nonce}
            </>
          ),
        ])}
      />
      {shown.length < rounds.length ? (
        <div>
          <Button size="s" onClick={() => setIsWhole(true)}>
            {t('games.rounds.all', { number: rounds.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
