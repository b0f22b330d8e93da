import type { AnyEnginePage, Shown } from '../engine';
import { faultText, sumText } from '../result';
import { fill } from '../formats';
import type { TablePlay } from './use-table';
import '../styles/result.css';

interface TableResultProps extends Shown {
  readonly play: TablePlay;
  readonly engine: AnyEnginePage;
}

/** What has come of the player's bet, and what was drawn, in words. */
export function TableResult({ play, engine, ...shown }: TableResultProps) {
  const { texts, formats, data } = shown;
  const { table, fault } = play;
  const { phase, last } = table;
  // While bets are open, what came of the round before stands.
  const isShown = table.own?.isOfThisRound === true || phase === 'betting';
  const own = isShown ? table.own : null;
  const result = own?.result ?? null;
  const [newest] = last;
  return (
    <div className={`result ${result?.tier ?? ''}`} role="status" aria-live="polite">
      {fault && <p className="fault">{faultText(fault, shown)}</p>}
      {own?.isTakenBack && <p>{texts.table.takenBack}</p>}
      {result && <p className="sum">{sumText(result, shown)}</p>}
      {result?.isPaying && <p>{texts.result.paying}</p>}
      {own && !result && !own.isTakenBack && (
        <p>{fill(texts.table.stays, { amount: formats.money(own.staked) })}</p>
      )}
      {result?.view ? (
        <p>{engine.words(result.view, shown)}</p>
      ) : (
        phase === 'shown' && newest && <p>{engine.words(newest.view, shown)}</p>
      )}
      {!own && phase !== 'shown' && (
        <p>{data.mode === 'demo' ? texts.play.demoText : texts.table.beginText}</p>
      )}
    </div>
  );
}
