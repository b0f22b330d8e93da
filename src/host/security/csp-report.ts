import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';

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

/** Removes the query, which may hold personal data. */
function withoutQuery(text: string): string {
  return text.replace(/[?#].*$/s, '').slice(0, 200);
}

/** Logs a violation of the content security policy that a browser reported. */
export const logCspReport: MiddlewareHandler = async (c) => {
  const report = v.safeParse(reportSchema, await c.req.json().catch(() => undefined));
  if (report.success) console.warn('CSP violation:', report.output['csp-report']);
  return c.body(null, 204);
};
