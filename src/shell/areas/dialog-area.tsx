import { ErrorBlock, Skeleton, useSkeleton } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { inDialog, type OtherPage } from '../../remote-views';
import { useShell } from '../frame/shell-context';
import styles from './dialog-area.module.css';
import { useAreaState } from './use-area-state';

interface DialogAreaProps {
  /** A registered area. */
  readonly name: string;
  /** The page of it that is shown for as long as the dialog is open. */
  readonly page: OtherPage;
  /** What is said where it can't be shown. */
  readonly failure: { readonly title: string; readonly text: string; readonly again: string };
}

/** An area in a dialog of the shell; the same area may be on the page behind it. */
export function DialogArea({ name, page, failure }: DialogAreaProps): ReactElement {
  const { t } = useTexts();
  const { remoteViews } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const [shownPage] = useState(page);
  const view = inDialog(name);
  const { state, hasFailed } = useAreaState(view);
  const isLoading = useSkeleton(state?.status !== 'ready' && !hasFailed);

  useEffect(() => {
    if (!remoteViews || !element.current) return undefined;
    return remoteViews.attach(name, element.current, { adopt: false, page: shownPage });
  }, [remoteViews, name, shownPage]);

  const retry = (): void => {
    // The pressed button goes, and the focus stays in the dialog.
    place.current?.focus();
    remoteViews?.reload(view);
  };

  return (
    <div ref={place} className={styles.place} tabIndex={-1} aria-busy={isLoading}>
      <div ref={element} className={isLoading || hasFailed ? styles.coming : undefined} />
      {isLoading ? (
        <div className={styles.skeleton} role="status" aria-label={t('part.loading')}>
          <Skeleton shape="block" />
        </div>
      ) : hasFailed ? (
        <ErrorBlock
          title={failure.title}
          text={failure.text}
          action={{ label: failure.again, onPress: retry }}
        />
      ) : null}
    </div>
  );
}
