import type { ReactElement } from 'react';
import { Button, VisuallyHidden } from '@grandstand/ui';
import styles from './news-button.module.css';

interface NewsButtonProps {
  /** The name of what has news. */
  readonly of: string;
  /** Undefined: there is nothing to show; the place stays. */
  readonly text: string | undefined;
  readonly onPress: () => void;
}

/** Offers what would move the rows that the player looks at. */
export function NewsButton({ of, text, onPress }: NewsButtonProps): ReactElement {
  return (
    // There before its words, which screen readers announce.
    <div aria-live="polite" className={styles.news}>
      {text === undefined ? null : (
        <Button size="s" onClick={onPress}>
          <VisuallyHidden>{of}:</VisuallyHidden> {text}
        </Button>
      )}
    </div>
  );
}
