import type { SiteContext } from '../../platform/http/context';

/** What a browser does with a file of a player: it saves the file, and runs nothing of it. */
const POLICY = "sandbox; default-src 'none'";

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

interface SavedFile {
  /** Without an ending: that of the type is added. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file of a player as a file to save. */
export function fileAnswer(context: SiteContext, { name, type, bytes }: SavedFile): Response {
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}.${ENDINGS[type] ?? 'bin'}"`,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  });
}
