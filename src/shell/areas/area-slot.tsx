import { areasState } from '@grandstand/bus-contracts/shell';
import type { AreaSlot as SlotName } from '@grandstand/bus-contracts/area';
import { useBusState } from '@grandstand/bus-contracts/react';
import { ErrorBlock } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-context';
import styles from './area-slot.module.css';

interface AreaSlotProps {
  readonly slot: SlotName;
  /** The area that stands here. */
  readonly name: string;
  /** In the shape of what comes. */
  readonly skeleton: ReactNode;
}

/** A place for an area: its remote view, a skeleton before it, an error block where it fails. */
export function AreaSlot(props: AreaSlotProps): ReactElement {
  // Another area is another element: what the former left behind goes with it.
  return <Slot key={props.name} {...props} />;
}

function Slot({ slot, name, skeleton }: AreaSlotProps): ReactElement {
  const { t } = useTranslation();
  const { remoteViews, areaHtml } = useShell();
  const element = useRef<HTMLDivElement>(null);
  const isFirstPage = useIsFirstRender();
  // One object for good: at the sight of another React would write the markup anew.
  const [html] = useState(() => ({ __html: areaHtml[slot] ?? emptyHtml() }));
  const state = useBusState(areasState)?.[name];
  // Once it was on the page, "not-exist" means that it died.
  const [wasThere, setWasThere] = useState(false);
  if (state && state.status !== 'not-exist' && !wasThere) setWasThere(true);
  const hasFailed = state?.status === 'error' || (wasThere && state?.status === 'not-exist');

  useEffect(() => {
    if (!remoteViews || !element.current) return undefined;
    return remoteViews.attach(name, element.current, { adopt: isFirstPage });
  }, [remoteViews, name, isFirstPage]);

  return (
    <div className={styles.slot} aria-busy={state?.status === 'loading' || undefined}>
      {isFirstPage ? (
        <div
          ref={element}
          className={styles.area}
          // In the browser the server's markup is left as it stands.
          suppressHydrationWarning
          dangerouslySetInnerHTML={html}
        />
      ) : (
        <div ref={element} className={styles.area} />
      )}
      {hasFailed ? (
        <ErrorBlock
          title={
            state.statusCode ? `${t('part.loadError')} (${state.statusCode})` : t('part.loadError')
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

let hasHydrated = false;

/** True for what is rendered on the server, and for the same in the browser's first render. */
function useIsFirstRender(): boolean {
  const [isFirst] = useState(() => !hasHydrated);
  useEffect(() => {
    hasHydrated = true;
  }, []);
  return isFirst;
}

/** Under Trusted Types no plain text may be set as markup, not even none. */
function emptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: unknown } };
  return (trustedTypes?.emptyHTML ?? '') as string;
}
