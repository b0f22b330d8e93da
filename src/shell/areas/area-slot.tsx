import type { AreaSlot as SlotName } from '@grandstand/bus-contracts/area';
import { classNames, ErrorBlock, useLoader } from '@grandstand/ui';
import {
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTexts } from '../../i18n/use-texts';
import { emptyHtml } from '../frame/empty-html';
import { useShell } from '../frame/shell-context';
import styles from './area-slot.module.css';
import { useAreaState } from './use-area-state';

interface AreaSlotProps {
  readonly slot: SlotName;
  /** The area in this slot. */
  readonly name: string;
  /** In the shape of the coming screen. */
  readonly skeleton: ReactNode;
}

/** A place for an area: its remote view, a skeleton before it, an error block where it fails. */
export function AreaSlot(props: AreaSlotProps): ReactElement {
  // Each area has its own element, so that nothing of the former one stays.
  return <Slot key={props.name} {...props} />;
}

function Slot({ slot, name, skeleton }: AreaSlotProps): ReactElement {
  const { t } = useTexts();
  const { remoteViews, areaHtml } = useShell();
  const element = useRef<HTMLDivElement>(null);
  const isFirstPage = useIsFirstRender();
  // Always the same object: for another one React would write the markup again.
  const [html] = useState(() => ({ __html: areaHtml[slot] ?? emptyHtml() }));
  const { state, hasFailed } = useAreaState(name);

  const isHeld = useSeenSkeleton(element, state?.status === 'loading') && !hasFailed;

  useEffect(() => {
    if (!remoteViews || !element.current) return undefined;
    return remoteViews.attach(name, element.current, { adopt: isFirstPage });
  }, [remoteViews, name, isFirstPage]);

  return (
    <div
      className={classNames(styles.slot, isHeld && styles.held)}
      aria-busy={state?.status === 'loading' || undefined}
    >
      {isFirstPage ? (
        <div
          ref={element}
          className={styles.area}
          // In the browser the server's markup is kept.
          suppressHydrationWarning
          dangerouslySetInnerHTML={html}
        />
      ) : (
        <div ref={element} className={styles.area} />
      )}
      {hasFailed ? (
        <ErrorBlock
          title={
            state?.statusCode ? `${t('part.loadError')} (${state.statusCode})` : t('part.loadError')
          }
          text={t('part.refreshText')}
          action={{ label: t('part.refresh'), onPress: () => remoteViews?.reload(name) }}
        />
      ) : (
        <div className={styles.skeleton} role="status" aria-label={t('part.loading')}>
          {skeleton}
        </div>
      )}
    </div>
  );
}

/** Whether the skeleton stays although the area is ready: for 200 ms after it was first painted. */
function useSeenSkeleton(place: RefObject<HTMLElement | null>, isLoading: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    let frame = requestAnimationFrame(() => {
      if (place.current?.childElementCount !== 0) return;
      setIsSeen(true);
      // From then on the loader counts: a page may be shown before its script has run.
      frame = requestAnimationFrame(() => setIsSeen(false));
    });
    return () => {
      cancelAnimationFrame(frame);
      setIsSeen(false);
    };
  }, [isLoading, place]);
  return useLoader(isSeen);
}

let hasHydrated = false;

/** True for markup of the server, and for the same in the browser's first render. */
function useIsFirstRender(): boolean {
  const [isFirst] = useState(() => !hasHydrated);
  useEffect(() => {
    hasHydrated = true;
  }, []);
  return isFirst;
}
