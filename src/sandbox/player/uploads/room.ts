import { calls as uploadCalls } from './upload-routes';
import type { Database } from '../../platform/database/database';
import type { Documents } from '../documents/documents';
import { createFileWork } from './file-work';
import type { FileWork } from './file-work';
import { openFiles } from './open-files';
import { uploadControlRoutes } from './upload-control';
import { UploadTickets } from './upload-tickets';
import { Uploads } from './uploads';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly documents: Documents;
  readonly onStatus: (playerId: number) => void;
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  readonly options: {
    readonly dataDir?: string;
    readonly fresh?: boolean;
    readonly fileWork?: FileWork;
  };
}

export const uploadsRoom = defineRoom({
  name: 'player/uploads',
  what: 'tickets, files of players and their types; they are stored encrypted, and pictures without metadata',
  needs: ['database', 'documents', 'onStatus', 'report', 'now', 'options'],
  open: async ({ database, documents, onStatus, options, report, now }: Needs) => {
    const { fileWork = createFileWork(report) } = options;
    const uploadTickets = new UploadTickets(database, now);
    const uploads = new Uploads({
      database,
      documents,
      onDocument: onStatus,
      tickets: uploadTickets,
      files: await openFiles(database, options, fileWork),
      fileWork,
      now,
    });
    return { fileWork, uploadTickets, uploads };
  },
  calls: [uploadCalls],
  control: [{ '/': uploadControlRoutes }],
  reset: ({ uploads }: { readonly uploads: Uploads }) => ({ refill: () => uploads.removeFiles() }),
  close: ({ fileWork }: { readonly fileWork: FileWork }) => fileWork.close(),
});
