import type { RequestOf } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { authBegin, authForm, registrationOptions } from '@grandstand/bus-contracts/shell';
import { Button } from '@grandstand/ui';
import { useId, type ReactElement } from 'react';
import styles from './network-buttons.module.css';

interface NetworkButtonsProps {
  readonly title: string;
  /** What the form of the registration has when the guest returns. */
  readonly draft?: Extract<RequestOf<typeof authBegin>, { readonly mode: 'social' }>['draft'];
}

/** The networks to sign in or register through; a press leaves the page. */
export function NetworkButtons({ title, draft }: NetworkButtonsProps): ReactElement | null {
  const networks = useBusState(registrationOptions)?.networks ?? [];
  const isLoading = useBusState(authForm)?.isLoading ?? false;
  const { send: begin, isSending } = useSend(authBegin);
  const titleId = useId();
  if (networks.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <div className={styles.networks}>
        {networks.map(({ key, name }) => (
          <Button
            key={key}
            disabled={isLoading || isSending}
            onClick={() => void begin({ mode: 'social', network: key, ...(draft && { draft }) })}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
