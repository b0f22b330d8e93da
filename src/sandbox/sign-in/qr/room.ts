import { calls as qrCalls } from './qr-routes';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import { QrSignIns } from './qr-sign-ins';
import type { SignInTokens } from '../sign-in-tokens/sign-in-tokens';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly signInTokens: SignInTokens;
  readonly counts: CountStore;
  readonly codeKey: Uint8Array;
  readonly now: () => number;
}

export const qrRoom = defineRoom({
  name: 'sign-in/qr',
  what: 'sign-in of a browser that shows a QR code, approved on another device',
  needs: ['database', 'signInTokens', 'counts', 'codeKey', 'now'],
  open: ({ signInTokens: tokens, codeKey: pepper, ...parts }: Needs) => ({
    qrSignIns: new QrSignIns({ ...parts, tokens, pepper }),
  }),
  calls: [qrCalls],
});
