// The least that a server can do: sends one finished page for every request.
import { createServer } from 'node:http';

process.once('message', (/** @type {{ page: string, headers: Record<string, string> }} */ sent) => {
  const page = Buffer.from(sent.page, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, sent.headers).end(page);
  });
  server.listen(0, 'localhost', () => process.send?.(server.address().port));
});
