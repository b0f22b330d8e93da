import { Button } from '@grandstand/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './coupon-view.module.css';
import { CouponHeading } from './coupon-heading';

interface CouponViewProps {
  readonly title: string;
  /** The label of the back button. */
  readonly doneLabel: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A view in place of the coupon, with a back button above it. */
export function CouponView({ title, doneLabel, onDone, children }: CouponViewProps): ReactElement {
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <CouponHeading className={styles.title}>{title}</CouponHeading>
        <Button size="s" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
      {children}
    </div>
  );
}
