import { useEffect, type ReactElement } from 'react';
import { accountState } from '@grandstand/bus-contracts';
import type { PrizeTable } from '@grandstand/bus-contracts/domain/bonus-games';
import {
  bonusGamesLoad,
  bonusGamesState,
  type OwnBonusGames,
} from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { Alert, AreaState, BarredBlock, ButtonLink, Section, Skeleton } from '@grandstand/ui';
import styles from './bonus.module.css';
import { BuyTry } from './buy-try';
import { PlayBoard } from './play-board';
import { prizeText } from './prize-text';
import { isPlaying } from './tries';
import { usePlayerTries } from './use-player-tries';

const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** What a player does at a game: their tries, and their prizes. */
export function PlayerPart({ table }: { readonly table: PrizeTable }): ReactElement {
  const { t } = useAreaWords();
  const own = useBusState(bonusGamesState) ?? undefined;
  const { send, isSending, error: failure } = useSend(bonusGamesLoad);
  useEffect(() => void send({}), [send]);
  const hasFailed = failure !== undefined && !isSending;
  const error = useLoadError({
    title: t('bonus.failed'),
    loadedAt: 0,
    retry: () => void send({}),
  });
  return (
    <AreaState
      data={own}
      hasFailed={hasFailed && own === undefined}
      loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
      error={error}
    >
      {(loaded) => <Own table={table} own={loaded} />}
    </AreaState>
  );
}

interface OwnProps {
  readonly table: PrizeTable;
  readonly own: OwnBonusGames;
}

function Own({ table, own }: OwnProps): ReactElement | null {
  const { t } = useAreaWords();
  const game = own.games.find(({ name }) => name === table.game);
  if (!game) return null;
  return (
    <>
      <Play table={table} own={own} game={game} />
      <Prizes own={own} title={t('bonus.mine.title')} />
    </>
  );
}

interface PlayProps extends OwnProps {
  readonly game: OwnBonusGames['games'][number];
}

function Play({ table, own, game }: PlayProps): ReactElement {
  const { href, t } = useAreaWords();
  const time = useTimeText(MOMENT);
  const tries = usePlayerTries(table.game, game);
  const isFrozen = useBusState(accountState)?.isAccountFrozen === true;
  if (isFrozen || tries.fault === 'excluded') {
    return (
      <BarredBlock title={t('bonus.barred.title')} text={t('bonus.barred.text')}>
        <ButtonLink href={href('/office/responsible')}>{t('bonus.barred.help')}</ButtonLink>
      </BarredBlock>
    );
  }
  const left = game.freeTries + game.extraTries;
  const { shown, fault } = tries;
  const endsAt = isPlaying(tries) && shown ? shown.endsAt : null;
  return (
    <Section title={t('bonus.play.title')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('bonus.play.free')}</dt>
          <dd>{game.freeTries}</dd>
        </div>
        <div>
          <dt>{t('bonus.play.extra')}</dt>
          <dd>{game.extraTries}</dd>
        </div>
        <div>
          <dt>{t('bonus.play.points')}</dt>
          <dd>{own.points}</dd>
        </div>
      </dl>
      <PlayBoard table={table} tries={tries} isDemo={false} />
      {shown?.prize?.kind === 'free-spins' ? (
        <div className={styles.actions}>
          <ButtonLink href={href('/office/rewards')}>{t('bonus.play.freeSpins')}</ButtonLink>
        </div>
      ) : null}
      {endsAt === null ? null : <p>{t('bonus.play.ends', { time: time(endsAt) })}</p>}
      <Alert text={fault === undefined ? undefined : t(faultKeys(fault))} />
      {left === 0 && !isPlaying(tries) ? <p>{t('bonus.play.none')}</p> : null}
      <p className={styles.quiet}>
        {game.nextFreeAt === null
          ? t('bonus.play.freeOff')
          : t('bonus.play.next', { time: time(game.nextFreeAt) })}
      </p>
      <BuyTry name={table.game} cost={table.cost} points={own.points} />
    </Section>
  );
}

function faultKeys(fault: string): string[] {
  return [`bonus.fault.${fault}`, 'bonus.fault.unavailable'];
}

function Prizes({
  own,
  title,
}: {
  readonly own: OwnBonusGames;
  readonly title: string;
}): ReactElement {
  const { t } = useAreaWords();
  const time = useTimeText(MOMENT);
  return (
    <Section title={title}>
      {own.prizes.length === 0 ? <p>{t('bonus.mine.none')}</p> : null}
      <ul className={styles.history}>
        {own.prizes.map(({ tryId, game, at, prize }) => (
          <li key={tryId}>
            <span>{t(`bonus.name.${game}`)}</span>
            <span>{prizeText(prize, t)}</span>
            <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
