import { createHash } from 'node:crypto';
import { PICTURES } from '@grandstand/sandbox/testing';
import type { ErrorBody, TestOperator, TestPlayer } from '@grandstand/sandbox/testing';

export const MAX_BYTES = 10_000_000;
export const CHUNK = 192 * 1024;

/** Small files of the types that are taken. */
export const FILES: Readonly<Record<string, Uint8Array>> = {
  ...PICTURES,
  'application/pdf': Buffer.from('%PDF-1.7\n'),
};

/** A file of a type that has a length: a small one, and what is after its end. */
export function fileOf(type: string, length: number): Uint8Array {
  const file = new Uint8Array(length).map((_, index) => index % 251);
  file.set(FILES[type] ?? []);
  return file;
}

interface Sent {
  readonly method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE' | 'GET';
  readonly path?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** The requests of the tus protocol, as a browser sends them for a player. */
export function uploadBench(operator: TestOperator) {
  async function send({ method, path = '/upload-api/files', cookie, headers, body }: Sent) {
    return operator.sandbox.fetch(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'Tus-Resumable': '1.0.0',
          ...(cookie !== undefined && { Cookie: cookie }),
          ...(body && { 'Content-Length': String(body.length) }),
          ...headers,
        },
        ...(body && { body: Buffer.from(body) }),
      }),
    );
  }

  async function ticketOf(
    { cookie }: Pick<TestPlayer, 'cookie'>,
    purpose: 'request' | 'chat' = 'request',
  ): Promise<string> {
    // A token of the time that the test's clock shows.
    const { body: named } = await operator.get<{ token: string }>('/web-api/user/gettoken', {
      cookie,
    });
    const { body } = await operator.post<{ ticket: string }>(
      '/web-api/uploads/ticket',
      { purpose },
      { token: named.token },
    );
    return body.ticket;
  }

  async function proofTicketOf(
    { cookie }: Pick<TestPlayer, 'cookie'>,
    type: string,
    file: Uint8Array,
  ) {
    const { body: named } = await operator.get<{ token: string }>('/web-api/user/gettoken', {
      cookie,
    });
    const digest = createHash('sha256').update(file).digest('hex');
    return operator.post<{ ticket: string } & ErrorBody>(
      '/web-api/verification/ticket',
      { type, digest },
      { token: named.token },
    );
  }

  const begin = (player: Pick<TestPlayer, 'cookie'>, ticket: string, length: number) =>
    send({
      method: 'POST',
      cookie: player.cookie,
      headers: {
        'Upload-Length': String(length),
        'Upload-Metadata': `ticket ${Buffer.from(ticket).toString('base64')}`,
      },
    });

  const patch = (
    player: Pick<TestPlayer, 'cookie'>,
    path: string,
    offset: number,
    body: Uint8Array,
  ) =>
    send({
      method: 'PATCH',
      path,
      cookie: player.cookie,
      headers: {
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
      },
      body,
    });

  const head = (player: Pick<TestPlayer, 'cookie'>, path: string) =>
    send({ method: 'HEAD', path, cookie: player.cookie });

  /** Begins an upload with a new ticket; returns its path. */
  async function begun(
    player: TestPlayer,
    length: number,
    purpose?: 'request' | 'chat',
  ): Promise<string> {
    const answer = await begin(player, await ticketOf(player, purpose), length);
    return answer.headers.get('Location') ?? '';
  }

  /** Uploads a whole file; returns its path, and the status of the last answer. */
  const upload = async (player: TestPlayer, file: Uint8Array, purpose?: 'request' | 'chat') =>
    sendAll(player, await begun(player, file.length, purpose), file);

  /** Uploads a whole document. */
  async function uploadProof(player: TestPlayer, type: string, file: Uint8Array) {
    const { body } = await proofTicketOf(player, type, file);
    const answer = await begin(player, body.ticket, file.length);
    return sendAll(player, answer.headers.get('Location') ?? '', file);
  }

  async function sendAll(player: TestPlayer, path: string, file: Uint8Array) {
    let status = 0;
    for (let offset = 0; offset < file.length; offset += CHUNK) {
      const answer = await patch(player, path, offset, file.subarray(offset, offset + CHUNK));
      ({ status } = answer);
      if (status !== 204) break;
    }
    return { path, status };
  }

  const listed = async () => {
    const { body } = await operator.get<{ uploads: readonly Listed[] }>('/sandbox/v1/uploads');
    return body.uploads;
  };

  return {
    send,
    ticketOf,
    proofTicketOf,
    begin,
    begun,
    patch,
    head,
    upload,
    uploadProof,
    listed,
  };
}

interface Listed {
  readonly id: string;
  readonly login: string;
  readonly purpose: string;
  readonly size: number;
  readonly received: number;
  readonly type: string | null;
}
