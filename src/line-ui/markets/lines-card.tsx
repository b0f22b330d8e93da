import type { ReactElement } from 'react';
import type { Outcome } from '@grandstand/bus-contracts';
import { outcomeName } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { classNames, inOrder } from '@grandstand/ui';
import { OddsCell } from '../odds/odds-cell';
import { GRID_ROW } from '../odds/odds-grid';
import type { MarketCardBase } from './market-card';
import { MarketFrame } from './market-frame';
import styles from './market-card.module.css';

/** Lines that fit side by side in the narrowest card. */
const IN_A_ROW = 5;

interface LinesCardProps extends MarketCardBase {
  /** The outcomes of each line: of 2.5 over and under; undefined leaves their place empty. */
  readonly lines: readonly (readonly (Outcome | undefined)[])[];
}

/** A market with its lines side by side: a row for each side of the question, a column for each line. */
export function LinesCard({
  game,
  marketTypeId,
  lines,
  gone,
  lockOf,
  renderMore,
}: LinesCardProps): ReactElement {
  const { dictionary } = useAreaWords();
  const [first = []] = lines;
  const blocks = Array.from({ length: Math.ceil(lines.length / IN_A_ROW) }, (_, block) =>
    lines.slice(block * IN_A_ROW, (block + 1) * IN_A_ROW),
  );
  const sides = first.map((__, side) => lines.map((line) => line[side]));
  return (
    <MarketFrame namedBy={marketTypeId} renderMore={renderMore}>
      {inOrder(blocks, (block) => (
        <div className={styles.lines}>
          {inOrder(sides, (ofSide, side) => (
            <div className={styles.line} {...{ [GRID_ROW]: '' }}>
              <span className={styles.side}>{sideName(ofSide, dictionary)}</span>
              <div
                className={classNames(
                  styles.cells,
                  styles[`lines${Math.min(lines.length, IN_A_ROW)}`],
                )}
              >
                {inOrder(block, ({ [side]: outcome }) =>
                  outcome ? (
                    <OddsCell
                      game={game}
                      marketTypeId={marketTypeId}
                      outcome={outcome}
                      mark={outcome.param ?? undefined}
                      isOver={gone.has(outcome.id)}
                      lock={lockOf(gone.has(outcome.id))}
                      shape="cell"
                    />
                  ) : (
                    <span />
                  ),
                )}
              </div>
            </div>
          ))}
        </div>
      ))}
    </MarketFrame>
  );
}

/** The name of a side without its line: "Over", "1". */
function sideName(
  outcomes: readonly (Outcome | undefined)[],
  dictionary: Parameters<typeof outcomeName>[0],
): string {
  const outcome = outcomes.find((one) => one !== undefined);
  if (!outcome) return '';
  return outcomeName(dictionary, { ...outcome, param: '' })
    .replace(/\(\s*\)/, '')
    .trim();
}
