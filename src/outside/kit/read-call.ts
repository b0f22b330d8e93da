import type { Language } from '@grandstand/bus-contracts';
import { LANGUAGES, singleFields } from '@grandstand/bus-contracts/domain';
import type { Context } from 'hono';
import { pageLanguage } from './page';

/** The language that the site asks for, else the browser's. */
export function languageOf(c: Context): Language {
  const wished = c.req.query('ui_locales');
  return LANGUAGES.find((one) => one === wished) ?? pageLanguage(c.req.header('Accept-Language'));
}

/** The texts of a form; a repeated or a missing one is undefined. */
export async function formOf(c: Context): Promise<Readonly<Record<string, string | undefined>>> {
  const type = c.req.header('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return {};
  return singleFields(new URLSearchParams(await c.req.text()));
}
