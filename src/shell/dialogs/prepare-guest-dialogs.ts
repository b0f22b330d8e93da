import type { Language, ShellHandle } from '@grandstand/bus-contracts';
import { registrationLoad } from '@grandstand/bus-contracts/shell';
import { firstValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { fetchDialog } from './dialogs';

/** Prepares the dialogs of a guest's two buttons, so that a press that no pointer or focus announced, as a touch, waits for nothing and its dialog is complete at once. */
export async function prepareGuestDialogs(
  bus: Pick<ShellHandle, 'send'>,
  language: Language,
  idle$: Observable<void>,
): Promise<void> {
  // What the visitor has just pressed comes first.
  await firstValueFrom(idle$);
  await Promise.all([
    fetchDialog('sign-in', language),
    fetchDialog('registration', language),
    bus.send(registrationLoad, {}),
  ]);
}
