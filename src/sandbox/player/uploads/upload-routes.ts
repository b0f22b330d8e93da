import { uploadPurposeSchema } from '@grandstand/bus-contracts/player';
import { MemoryLocker, Server } from '@tus/server';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { UploadTickets } from './upload-tickets';
import type { PlayerReader, SessionReader } from '../../sign-in/session/session-of-call';
import { PlayerStore } from './tus-store';
import { FILE_TYPES } from '@grandstand/bus-contracts/domain/files';
import { MAX_CHUNK_BYTES, MAX_FILE_BYTES } from './upload-rules';
import { Uploads } from './uploads';

const ticketSchema = v.object({ purpose: uploadPurposeSchema });

interface Parts extends PlayerReader, SessionReader {
  readonly uploadTickets: UploadTickets;
  readonly uploads: Uploads;
}

/** `/web-api/uploads`: tickets. */
function ticketRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.post('/ticket', async (context) => {
    const playerId = await playerOf(context, parts);
    const { purpose } = await requireBody(context, ticketSchema);
    const issued = await parts.uploadTickets.issue(playerId, { purpose });
    return context.json({ ...issued, maxBytes: MAX_FILE_BYTES, types: FILE_TYPES });
  });
  return routes;
}

const FILES = '/upload-api/files';

/** A fault of the protocol, by the status that the tus server answers with. */
function faultOf(status: number): ApiFault {
  switch (status) {
    case 404:
      return new ApiFault(status, 'not-found');
    case 409:
      return new ApiFault(status, 'upload-offset');
    case 412:
      return new ApiFault(status, 'bad-request');
    case 413:
      return new ApiFault(status, 'too-large');
    default:
      return new ApiFault(400, 'bad-request');
  }
}

/** `/upload-api/files`: the tus protocol 1.0, with creation and termination, for the player of the cookie. */
function fileRoutes(parts: Parts) {
  const routes = newRoutes();
  // One request at a time reads or writes a file.
  const locker = new MemoryLocker();

  async function answer(context: SiteContext): Promise<Response> {
    const session = await sessionOf(context, parts);
    if (!session) throw new ApiFault(401, 'unauthorized');
    let fault: unknown;
    const server = new Server({
      path: FILES,
      datastore: new PlayerStore(parts.uploads, session.playerId),
      locker,
      maxSize: MAX_FILE_BYTES,
      namingFunction: () => Uploads.newId(),
      relativeLocation: true,
      // Pages of other sites read no answer.
      allowedOrigins: [],
      onResponseError: (_, error) => {
        fault = error;
        return undefined;
      },
    });
    const answered = await server.handleWeb(context.req.raw);
    if (answered.status < 400) return answered;
    context.header('Tus-Resumable', '1.0.0');
    if (fault instanceof Error) throw fault;
    throw faultOf(answered.status);
  }

  routes.use(
    bodyLimit({
      maxSize: MAX_CHUNK_BYTES,
      onError: () => {
        throw new ApiFault(413, 'too-large');
      },
    }),
  );
  routes.post('/', (context) => answer(context));
  // Hono answers HEAD by the route of GET. A file itself is never sent.
  routes.get('/:id', (context) => {
    if (context.req.raw.method !== 'HEAD') throw new ApiFault(404, 'not-found');
    return answer(context);
  });
  routes.patch('/:id', (context) => answer(context));
  routes.delete('/:id', (context) => answer(context));
  return routes;
}

export const calls: Calls<Parts> = { '/web-api/uploads': ticketRoutes, [FILES]: fileRoutes };
