import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookieOf, startOperator } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';

const FOLDER = 'src/sandbox';

test('with https the cookies of a session can be set by this host alone, and older ones are not read', async () => {
  const operator = await startOperator({ isSecure: true, siteOrigin: 'https://site.example' });
  const signedIn = await operator.post('/web-api/user/login', operator.sandbox.demo);
  const cookies = signedIn.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-sid', '__Host-browser']);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; HttpOnly; Secure/);
    expect(cookie).not.toMatch(/Domain/);
  }
  const session = cookieOf(signedIn);
  const who = async (cookie: string) =>
    (await operator.get<string>('/web-api/session', { cookie })).body;
  expect(await who(session)).toBe('player');
  // Another host of the domain may have set it.
  expect(await who(session.replace('__Host-', ''))).toBe('guest');
  const out = await operator.post('/web-api/user/disconnect', {}, { cookie: session });
  expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-sid=; Max-Age=0; Path=\/; .*Secure/);
  expect(await who(session)).toBe('guest');
  for (const path of ['/web-api/auth/qr/start', '/chat-api/v1/messages']) {
    const body = path.includes('chat') ? { clientId: 'message-1', text: 'bonus' } : {};
    const [cookie = ''] = (await operator.post(path, body)).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-\w+=.*; Path=\/; .*Secure/);
  }
  await operator.sandbox.close();
});

test('no cookie of the operator is set another way', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('http/private-cookies.ts'),
  );
  const others = files.filter((file) =>
    /\b(setCookie|deleteCookie)\b|['"]Set-Cookie['"]/i.test(
      readFileSync(join(FOLDER, file), 'utf8').replace(/setCookie\?\.|getSetCookie/g, ''),
    ),
  );
  expect(others.filter((file) => !file.startsWith('testing'))).toEqual([]);
});
