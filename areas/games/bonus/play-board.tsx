import { useState, type ReactElement } from 'react';
import { choicesOf, type PrizeTable } from '@grandstand/bus-contracts/domain/bonus-games';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, Segmented } from '@grandstand/ui';
import styles from './bonus.module.css';
import { ChoiceBoard } from './choice-board';
import { CoinBoard } from './coin-board';
import { MemoryBoard } from './memory-board';
import { prizeText } from './prize-text';
import { SafeBoard } from './safe-board';
import { isPlaying, type Tries } from './tries';
import { Wheel } from './wheel';

interface PlayBoardProps {
  readonly table: PrizeTable;
  readonly tries: Tries;
  readonly isDemo: boolean;
}

/** The board of a game, the button that begins a try, and the result in words. */
export function PlayBoard({ table, tries, isDemo }: PlayBoardProps): ReactElement {
  const { t } = useAreaWords();
  const { game } = table;
  const { shown, isBusy, canBegin, begin } = tries;
  const isGoing = isPlaying(tries);
  const choices = choicesOf(game);
  const [time = null] = choices;
  const [chosenTime, setChosenTime] = useState(time);
  const isChosenOnBoard = game === 'chest' || game === 'lottery';
  return (
    <div className={styles.play}>
      <Board {...{ table, tries }} />
      {isGoing || isChosenOnBoard ? null : (
        <div className={styles.actions}>
          {game === 'memory' && chosenTime !== null ? (
            <Segmented
              label={t('bonus.memory.time')}
              value={chosenTime}
              options={choices.map((choice) => ({
                value: choice,
                label: t(`bonus.memory.${choice}`),
              }))}
              onChange={setChosenTime}
            />
          ) : null}
          <Button
            kind="primary"
            size="l"
            isBusy={isBusy}
            disabled={!canBegin}
            onClick={() => begin(game === 'memory' ? chosenTime : null)}
          >
            {t(isDemo ? 'bonus.beginDemo' : 'bonus.begin')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.result}>
        {shown?.prize
          ? t(isDemo ? 'bonus.resultDemo' : 'bonus.result', { prize: prizeText(shown.prize, t) })
          : ''}
      </p>
    </div>
  );
}

function Board({ table, tries }: Pick<PlayBoardProps, 'table' | 'tries'>): ReactElement | null {
  const { game } = table;
  const { shown, isBusy, canBegin, begin, move } = tries;
  const view = shown?.view ?? null;
  const isOver = shown?.prize !== null;
  switch (game) {
    case 'fortuna':
      return <Wheel table={table} sector={view?.game === game ? view.sector : null} />;
    case 'chest':
    case 'lottery':
      return (
        <ChoiceBoard
          game={game}
          chosen={view?.game === game ? view.choice : null}
          isDisabled={isBusy || !canBegin}
          onChoose={begin}
        />
      );
    case 'memory':
      return view?.game === game ? (
        <MemoryBoard view={view} isDisabled={isBusy || isOver} onMove={move} />
      ) : null;
    case 'safe':
      return view?.game === game ? (
        <SafeBoard view={view} isOver={isOver} isBusy={isBusy} onMove={move} />
      ) : null;
    case 'dragon-bonus':
      return <CoinBoard view={view?.game === game ? view : null} />;
  }
}
