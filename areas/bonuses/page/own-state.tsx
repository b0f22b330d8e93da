import { useEffect, type ReactElement, type ReactNode } from 'react';
import { sessionState, type StateContract } from '@grandstand/bus-contracts';
import type { cashbackLoad, pointsLoad, referralLoad } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState } from '@grandstand/ui';
import { BonusesSkeleton } from './bonuses-skeleton';
import { OfficeLinks, type OfficePage } from './office-links';

interface OwnStateProps<Value> {
  readonly page: OfficePage;
  /** Null until it is loaded. */
  readonly state: StateContract<string, Value | null>;
  readonly load: typeof cashbackLoad | typeof pointsLoad | typeof referralLoad;
  /** What is said where it could not be loaded. */
  readonly failed: string;
  readonly children: (loaded: Value) => ReactNode;
}

/** A page of a state of the player that is loaded with the first page that shows it. */
export function OwnState<Value>({
  page,
  state,
  load,
  failed,
  children,
}: OwnStateProps<Value>): ReactElement {
  const { t } = useAreaWords();
  const data = useBusState(state) ?? undefined;
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send, isSending, error: failure } = useSend(load);
  useEffect(() => {
    if (isPlayer) void send({});
  }, [isPlayer, send]);
  const error = useLoadError({ title: failed, loadedAt: 0, retry: () => void send({}) });
  return (
    <>
      <OfficeLinks current={page} />
      <AreaState
        data={data}
        hasFailed={failure !== undefined && !isSending && data === undefined}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
      >
        {children}
      </AreaState>
    </>
  );
}
