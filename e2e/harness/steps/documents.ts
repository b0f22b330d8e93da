import { crc32 } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { expect } from '../test';

/** The most that one request of an upload carries. */
export const CHUNK = 192 * 1024;

/** What a document says about its owner. */
export interface Person {
  readonly name: string;
  readonly surname: string;
  readonly birth: string;
}

/** A specimen of several parts: a chunk that says nothing is put before its end. */
export async function passport(page: Page, person: Person, flaw: string): Promise<Buffer> {
  const query = new URLSearchParams({ ...person, ...(flaw && { flaw }) }).toString();
  const answer = await page.request.get(`/sandbox/v1/specimens/passport?${query}`);
  const file = await answer.body();
  const named = Buffer.concat([Buffer.from('grAy'), Buffer.alloc(4 * CHUNK)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  sum.writeUInt32BE(crc32(named));
  const end = file.length - 12;
  return Buffer.concat([file.subarray(0, end), length, named, sum, file.subarray(end)]);
}

/** Lets the reviewer read the player's document now. */
export async function review(page: Page, login: string): Promise<void> {
  const waiting = await page.request.get('/sandbox/v1/reviews');
  const { reviews } = (await waiting.json()) as { reviews: { id: string; login: string }[] };
  const id = reviews.find((one) => one.login === login)?.id ?? '';
  const data = { decision: 'read' };
  expect((await page.request.post(`/sandbox/v1/reviews/${id}`, { data })).ok()).toBe(true);
}

/** Chooses the file for a document that is asked for. */
export async function choose(card: Locator, buffer: Buffer): Promise<void> {
  const file = { name: 'scan.png', mimeType: 'image/png', buffer };
  await card.locator('input[type=file]').setInputFiles(file);
}

/** Lets the connection break when the third part of the next upload is sent. */
export async function breakThirdPart(page: Page): Promise<void> {
  let parts = 0;
  await page.route('**/upload-api/files/*', async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    if (parts !== 3) return route.continue();
    parts += 1;
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
}
