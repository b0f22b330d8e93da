import type { AnyCommand, AnyState, PayloadOf } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { FetchedDialog } from './loading/fetched-dialog';

interface PartProps<State extends AnyState> {
  readonly dialog: NonNullable<PayloadOf<State>>;
  readonly onClose: () => void;
}

interface StateDialogProps<State extends AnyState> {
  /** What the dialog shows; null while it is closed. */
  readonly state: State;
  /** Asks the owner of the state to close the dialog. */
  readonly close: AnyCommand;
  /** By `lazyPart`. */
  readonly part: () => ComponentType<PartProps<State>>;
}

/** A dialog that a service opens by a state of the bus; its part is fetched when it is first opened. */
export function StateDialog<State extends AnyState>({
  state,
  close,
  part,
}: StateDialogProps<State>): ReactElement | null {
  const dialog = useBusState(state) ?? null;
  const { send } = useSend(close);
  if (dialog === null) return null;
  const onClose = (): void => void send({});
  return (
    <FetchedDialog onClose={onClose}>{createElement(part(), { dialog, onClose })}</FetchedDialog>
  );
}
