import * as v from 'valibot';

/** A file of an app, or its page in a store. */
export const appFileSchema = v.object({
  /** The page that offers it. */
  app: v.picklist(['mobile', 'desktop', 'ipl']),
  platform: v.picklist(['android', 'ios', 'windows', 'macos', 'linux']),
  name: v.string(),
  version: v.string(),
  /** Milliseconds. */
  publishedAt: v.number(),
  bytes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** The hash of the file, to compare; null: a page in a store. */
  sha256: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))), null),
  url: v.pipe(v.string(), v.regex(/^https:\/\//)),
  /** What it asks the device for. */
  permissions: v.optional(v.array(v.string()), []),
  /** What the version changed. */
  changes: v.optional(v.nullable(v.string()), null),
});
export type AppFile = v.InferOutput<typeof appFileSchema>;

/** The group `apps` of the site's config: what the pages of apps offer. */
export const appsGroupSchema = v.object({
  /** Whether the site itself can be installed. */
  isInstallable: v.optional(v.boolean(), false),
  files: v.optional(v.array(appFileSchema), []),
});
export type AppsGroup = v.InferOutput<typeof appsGroupSchema>;
