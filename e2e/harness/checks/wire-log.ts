import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of another that notes everything that browsers send it. */
export interface WireLog {
  readonly port: number;
  /** Each request as it came: its first line, headers and body. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Passes requests on to a port of this machine, and notes them. */
export async function startWireLog(targetPort: number): Promise<WireLog> {
  const requests: string[] = [];
  const server = createServer((incoming, response) => {
    void textOf(incoming).then((body) => {
      const { method, url, rawHeaders, headers } = incoming;
      const lines = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\n`));
      requests.push(`${method} ${url}\n${lines.join('')}\n${body}`);
      const passed = request(
        { host: '127.0.0.1', port: targetPort, method, path: url, headers, agent: false },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on('error', () => response.destroy());
      passed.end(body);
    });
  });
  await listen(server);
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

async function listen(server: Server): Promise<void> {
  // On all addresses, since browsers may try either for a name of this machine.
  await new Promise<void>((resolve) => server.listen(0, resolve));
}
