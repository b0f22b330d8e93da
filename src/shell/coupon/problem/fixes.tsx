import { Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import styles from '../coupon-form.module.css';
import { useFixes, type FixesInput } from './use-fixes';
import { BanLink } from './ban-link';
import { RuleLink } from './rule-link';

/** What fixes a problem, and the rule that it comes from. */
export function Fixes(input: FixesInput): ReactElement {
  const fixes = useFixes(input);
  return (
    <>
      <RuleLink code={input.problem.code} />
      {input.problem.code === 'banned' ? <BanLink /> : null}
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
