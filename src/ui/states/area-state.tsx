import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import styles from './area-state.module.css';
import { ErrorBlock } from './error-block';
import { LoadingBlock } from './loading-block';
import { useSkeleton } from './use-skeleton';

interface AreaStateProps<Data> {
  /** The loaded data; undefined until the first answer. */
  readonly data: Data | undefined;
  /** Whether the last load failed. */
  readonly hasFailed: boolean;
  /** The shape of the coming content, and its name for screen readers. */
  readonly loading: { readonly label: string; readonly shape: ReactNode };
  readonly error: {
    /** What failed. */
    readonly title: string;
    /** What to do. */
    readonly text: string;
    readonly retry: { readonly label: string; readonly onPress: () => void };
    /** Marks data that stay in view after a failed load: "As of 14:02. …" */
    readonly stale: string;
  };
  /** Shown where there is nothing to show. */
  readonly empty?: ReactElement | undefined;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Content that is loaded, in each state that it can be in.
 * Loaded data stay in view, and so does an error while it is tried again.
 */
export function AreaState<Data>({
  data,
  hasFailed,
  loading,
  error,
  empty,
  children,
}: AreaStateProps<Data>): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  const [wasFailed, setWasFailed] = useState(false);
  const isThere = data !== undefined || empty !== undefined;
  const isFailed = !isThere && (hasFailed || wasFailed);
  if (isFailed !== wasFailed) setWasFailed(isFailed);
  const isLoading = useSkeleton(!isThere && !isFailed);
  const { title, text, retry, stale } = error;

  useEffect(() => {
    if (isFailed || isLoading || !isRetried.current) return;
    isRetried.current = false;
    const { current } = place;
    // The pressed button has gone: the keyboard's place must not be lost.
    if (!current || document.activeElement !== document.body) return;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
  }, [isFailed, isLoading]);

  return (
    <div ref={place} className={styles.state}>
      {content()}
    </div>
  );

  function content(): ReactNode {
    if (isLoading) return <LoadingBlock label={loading.label}>{loading.shape}</LoadingBlock>;
    if (isFailed) {
      const press = (): void => {
        isRetried.current = true;
        retry.onPress();
      };
      const action = { label: retry.label, onPress: press };
      return <ErrorBlock title={title} text={text} action={action} isBusy={!hasFailed} />;
    }
    if (empty) return empty;
    return (
      <>
        {data === undefined ? null : children(data)}
        <div className={hasFailed ? styles.stale : styles.fresh}>
          <span aria-live="polite">{hasFailed ? stale : null}</span>
          {hasFailed ? (
            <Button kind="quiet" size="s" onClick={retry.onPress}>
              {retry.label}
            </Button>
          ) : null}
        </div>
      </>
    );
  }
}
