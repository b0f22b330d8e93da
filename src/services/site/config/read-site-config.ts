import type { SiteConfig } from '@grandstand/bus-contracts';
import * as v from 'valibot';
import { wireConfigSchema } from '../../../api/endpoints/site/config';

/** Reads the operator's site config; undefined if it is malformed. */
export function readSiteConfig(wire: unknown): SiteConfig | undefined {
  try {
    const result = v.safeParse(wireConfigSchema, wire);
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
