import { dialogsOpen } from '@grandstand/bus-contracts';
import type { Refusal, ShellHandle } from '@grandstand/bus-contracts';

/** Opens the dialog that moves the account of a player whose sign-in was refused with `account-moves`. */
export function openTransfer(bus: Pick<ShellHandle, 'send'>, { details }: Refusal): void {
  const { transferId } = details as { readonly transferId?: unknown };
  if (typeof transferId !== 'string') return;
  // A refused dialog leaves what is open, with the operator's words.
  bus.send(dialogsOpen, { name: 'transfer-user', args: { id: transferId } }).catch(() => {});
}
