import type { TableAnswer } from '../../play-data';
import type { Shown } from '../engine';
import { fill } from '../formats';

interface ProofProps extends Shown {
  readonly table: TableAnswer;
}

const ROWS = 6;

/** What was published of the numbers before and after a round, for the page of the site that checks it. */
export function Proof({ table: { chain, published }, texts }: ProofProps) {
  if (!chain) return null;
  return (
    <details className="proof">
      <summary>{texts.table.proof}</summary>
      <p>{texts.table.proofText}</p>
      <dl>
        <dt>{texts.table.terminalHash}</dt>
        <dd>
          <code>{chain.terminalHash}</code>
        </dd>
        <dt>{texts.table.salt}</dt>
        <dd>
          <code>{chain.salt}</code>
        </dd>
      </dl>
      {published && (
        <label>
          {fill(texts.table.lastRound, { number: published.round })}
          <textarea readOnly rows={ROWS} spellCheck={false} value={JSON.stringify(published)} />
        </label>
      )}
    </details>
  );
}
