import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A page of the site as one finished text, without its scripts; its other files come from the site. */
export async function servePlainPage(
  origin: string,
  path: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const html = await (await fetch(origin + path)).text();
  const page = gzipSync(withoutScripts(html));
  const server = createServer((requested, answer) => {
    if (requested.url === path) {
      answer.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'gzip',
        'Content-Length': page.byteLength,
      });
      answer.end(page);
      return;
    }
    const onward = request(
      origin + (requested.url ?? '/'),
      { method: requested.method, headers: { ...requested.headers, host: new URL(origin).host } },
      (file) => {
        answer.writeHead(file.statusCode ?? 502, file.headers);
        file.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    requested.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|expect)"[^>]*>/g, '');
}
