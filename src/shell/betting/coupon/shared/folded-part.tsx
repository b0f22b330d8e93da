import { useState, type ReactElement, type ReactNode } from 'react';
import type { Later } from '../../../frame/loading/later';
import { useLanguage } from '../../../frame/shell-state';
import styles from './coupon-form.module.css';

interface FoldedPartProps<Props extends object> {
  readonly title: ReactNode;
  /** A term within a line, which unfolds what it means. */
  readonly isTerm?: boolean;
  readonly part: Later<Props>;
  readonly props: Props;
}

/** A rarer choice of the coupon behind its heading; it is fetched when the player points at the heading or opens it. */
export function FoldedPart<Props extends object>({
  title,
  isTerm = false,
  part,
  props,
}: FoldedPartProps<Props>): ReactElement {
  const { language } = useLanguage();
  const [wasOpened, setWasOpened] = useState(false);
  const fetchAhead = (): void => {
    part.load(language).catch(() => {
      // The part shows the failure once it is opened, and offers another try.
    });
  };
  return (
    <details className={isTerm ? styles.term : styles.more} onToggle={() => setWasOpened(true)}>
      <summary onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {title}
      </summary>
      {wasOpened ? <part.View {...props} /> : null}
    </details>
  );
}
