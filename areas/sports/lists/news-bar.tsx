import { useRef, type ReactElement, type ReactNode } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, VisuallyHidden } from '@grandstand/ui';
import styles from './news-bar.module.css';

interface NewsBarProps {
  /** The name of the list with news. */
  readonly of: string;
  /** How much of it is not shown. */
  readonly news: number;
  /** Whether something is shown that is no longer there. */
  readonly hasGone: boolean;
  readonly onShow: () => void;
  /** The heading, or the chosen tab, which has the focus after the button. */
  readonly children: ReactNode;
}

/** A line above rows that must not move by themselves: a button at its end shows the new rows. */
export function NewsBar({ of, news, hasGone, onShow, children }: NewsBarProps): ReactElement {
  const { t } = useAreaWords();
  const bar = useRef<HTMLDivElement>(null);
  const show = (): void => {
    const heading = bar.current?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    // The button goes: the keyboard's place must not be lost.
    (heading ?? bar.current?.querySelector<HTMLElement>(':checked'))?.focus({
      preventScroll: true,
    });
    onShow();
  };
  return (
    <div className={styles.bar} ref={bar}>
      {children}
      {/* There before its words, which screen readers announce. */}
      <div aria-live="polite" className={styles.news}>
        {news > 0 || hasGone ? (
          <Button key={news > 0 ? 'news' : 'ended'} size="s" onClick={show}>
            <VisuallyHidden>{of}:</VisuallyHidden>{' '}
            {news > 0 ? t('list.news', { count: news }) : t('list.ended')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
