import { meaningOf } from '@grandstand/bus-contracts';
import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import styles from '../shared/coupon-form.module.css';
import type { BarredWayProps } from './barred-way';
import { useFixes, type FixesInput } from './use-fixes';
import { RuleLink } from './rule-link';

const barredWay = createLater<BarredWayProps>(
  withTexts('player', async () => (await import('./barred-way')).BarredWay),
);

/** What fixes a problem, and the rule that it comes from. */
export function Fixes(input: FixesInput): ReactElement {
  const fixes = useFixes(input);
  const { problem } = input;
  return (
    <>
      <RuleLink code={problem.code} />
      {meaningOf(problem.code).isBarring ? <barredWay.View problem={problem} /> : null}
      {fixes.length > 0 ? (
        <div className={styles.fixes}>
          {fixes.map(({ label, isPlace, run }) => (
            <Button key={label} data-place={isPlace ? '' : undefined} size="s" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
