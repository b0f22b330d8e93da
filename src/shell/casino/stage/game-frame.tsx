import { useSend } from '@grandstand/bus-contracts/react';
import { stageFault } from '@grandstand/bus-contracts/shell';
import type { StageFrame } from '@grandstand/bus-contracts/shell';
import { withNonce } from '@grandstand/bus-contracts/port';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useShell } from '../../frame/shell-context';
import styles from './stage.module.css';

interface GameFrameProps {
  readonly frame: Pick<StageFrame, 'key' | 'url' | 'title'>;
}

/** The frame of a game; its document is loaded once the page listens for its greeting. */
export function GameFrame({ frame: { key, url, title } }: GameFrameProps): ReactElement {
  const { remoteViews } = useShell();
  const { send: report } = useSend(stageFault);
  const element = useRef<HTMLIFrameElement>(null);
  const [nonce] = useState(() => crypto.randomUUID());
  const [isHeard, setIsHeard] = useState(false);

  useEffect(() => {
    if (!remoteViews || !element.current) return undefined;
    const left = new AbortController();
    const connected = remoteViews.connectFrame({
      element: element.current,
      nonce,
      onFault: (fault) => void report({ key, fault }),
    });
    void connected.then((disconnect) => {
      if (left.signal.aborted) {
        disconnect();
        return;
      }
      left.signal.addEventListener('abort', disconnect);
      setIsHeard(true);
    });
    return () => left.abort();
  }, [remoteViews, report, key, nonce]);

  return (
    <iframe
      ref={element}
      className={styles.frame}
      src={isHeard ? withNonce(url, nonce) : undefined}
      title={title}
      // Neither cookies nor storage nor the page's own window.
      sandbox="allow-scripts"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
