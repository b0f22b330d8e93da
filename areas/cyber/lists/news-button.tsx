import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Button, VisuallyHidden } from '@grandstand/ui';
import styles from './lists.module.css';

interface NewsButtonProps {
  /** The name of the list with news. */
  readonly of: string;
  /** How much of it is not shown. */
  readonly news: number;
  readonly hasGone: boolean;
  readonly onShow: () => void;
}

/** A button that shows the new rows of a list, whose rows do not move by themselves; its room is kept. */
export function NewsButton({ of, news, hasGone, onShow }: NewsButtonProps): ReactElement {
  const { t } = useAreaWords();
  const show = (event: { currentTarget: HTMLElement }): void => {
    // The button goes: the keyboard's place must not be lost.
    const heading = event.currentTarget.closest('section')?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    onShow();
  };
  return (
    <div aria-live="polite" className={styles.news}>
      {news > 0 || hasGone ? (
        <Button size="s" onClick={show}>
          <VisuallyHidden>{of}:</VisuallyHidden>{' '}
          {news > 0 ? t('list.news', { count: news }) : t('list.ended')}
        </Button>
      ) : null}
    </div>
  );
}
