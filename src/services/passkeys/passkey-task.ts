import type { PasskeyList } from '@grandstand/bus-contracts/player';
import type { PasskeysDialog } from '@grandstand/bus-contracts/shell';
import type { AskedState } from '../shared/dialogs/asked-dialog';

/** What an area has asked for. */
export type Task =
  | { readonly act: 'add' }
  | { readonly act: 'remove'; readonly id: number; readonly name: string };

/** The published state. */
export function dialogOf({ open }: AskedState<Task, PasskeyList>): PasskeysDialog | null {
  if (!open) return null;
  const { task, proof, isBusy, message } = open;
  return { act: task.act, name: task.act === 'remove' ? task.name : '', proof, isBusy, message };
}
