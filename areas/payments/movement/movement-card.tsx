import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Movement } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '../page/use-time-text';
import { askPath, expectedBy, isLate } from './ask';
import type { MovementScreen } from './movement-frame';
import styles from './movement.module.css';

interface MovementCardProps {
  readonly screen: MovementScreen;
  readonly movement: Movement;
  /** When it was loaded. */
  readonly loadedAt: number;
  readonly amount: string;
  /** How it stands. */
  readonly state: string;
  /** Whenever this changes, the state takes the focus; null: it does not. */
  readonly focusedFor: string | null;
  /** Why it stands so, or what happens next. */
  readonly text: string;
  readonly links: ReactNode;
  readonly children?: ReactNode;
}

/** A payment or a withdrawal: how it stands, what happens next, its amount and its reference. */
export function MovementCard({
  screen,
  movement,
  loadedAt,
  amount,
  state,
  focusedFor,
  text,
  links,
  children,
}: MovementCardProps): ReactElement {
  const { href, t } = useAreaWords();
  const time = useTimeText();
  const by = expectedBy(movement);
  const isSlow = isLate(movement, loadedAt);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focusedFor !== null) status.current?.focus();
  }, [focusedFor]);
  return (
    <section className={styles.card} aria-label={t(`title.${screen}`)}>
      <p ref={status} className={styles.state} role="status" tabIndex={-1}>
        {state}
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.text} aria-live="polite">
        {isSlow ? t('ask.late') : null}
      </p>
      {children}
      <dl className={styles.facts}>
        <div>
          <dt>{t('result.amount')}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{t('result.reference')}</dt>
          <dd className={styles.reference}>{movement.id}</dd>
        </div>
        {by === null ? null : (
          <div>
            <dt>{t('result.expected')}</dt>
            <dd>{time(by)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.links}>{links}</div>
      <p>
        <a className={styles.ask} href={href(askPath(movement, isSlow))}>
          {t('ask.link')}
        </a>
      </p>
    </section>
  );
}
