import type { AnyEnginePage, Shown } from '../engine';
import { faultText, sumText } from '../round/result';
import { fill } from '../formats';
import { shownBet, shownView } from './shown-view';
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
  const own = shownBet(table);
  const result = own?.result ?? null;
  const view = result?.view ?? shownView(table);
  return (
    <div className={`result ${result?.tier ?? ''}`} role="status" aria-live="polite">
      {fault && <p className="fault">{faultText(fault, shown)}</p>}
      {own?.isTakenBack && <p>{texts.table.takenBack}</p>}
      {result && <p className="sum">{sumText(result, shown)}</p>}
      {result?.isPaying && <p>{texts.result.paying}</p>}
      {own && !result && !own.isTakenBack && (
        <p>{fill(texts.table.stays, { amount: formats.money(own.staked) })}</p>
      )}
      {view !== null && <p>{engine.words(view, shown)}</p>}
      {!own && table.phase !== 'shown' && (
        <p>{data.mode === 'demo' ? texts.play.demoText : texts.table.beginText}</p>
      )}
    </div>
  );
}
