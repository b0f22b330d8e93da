import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { createBoundedLog } from '../log/bounded-log';

const short = v.optional(v.pipe(v.string(), v.transform(withoutQuery)), '');
const reportSchema = v.object({
  'csp-report': v.object({
    'document-uri': short,
    'effective-directive': short,
    'blocked-uri': short,
    'source-file': short,
    'line-number': v.optional(v.number()),
  }),
});

const LARGEST_REPORT = 16 * 1024;
/** A fault of the site shows in the first few; a line has some 900 bytes. */
const BOUNDS = { most: 60, within: 3_600_000 };

/** Removes the query, which may hold personal data. */
function withoutQuery(text: string): string {
  return text.replace(/[?#].*$/s, '').slice(0, 200);
}

interface ReportPorts {
  readonly now: () => number;
  readonly write: (...line: readonly unknown[]) => void;
}

/** Logs violations of the content security policy that browsers report, as many as the log has room for. */
export function logCspReports({
  now,
  write,
}: ReportPorts): readonly [MiddlewareHandler, MiddlewareHandler] {
  const log = createBoundedLog('CSP violations', BOUNDS, { now, write });
  return [
    bodyLimit({ maxSize: LARGEST_REPORT }),
    async (c) => {
      const report = v.safeParse(reportSchema, await c.req.json().catch(() => undefined));
      if (report.success) log(() => ['CSP violation:', report.output['csp-report']]);
      return c.body(null, 204);
    },
  ];
}
