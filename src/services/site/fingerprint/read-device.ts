import {
  hashComponents,
  loadSources,
  prepareForSources,
  sources,
} from '@fingerprintjs/fingerprintjs';
import type { Device } from '.';

/** Longer values (pictures as text) are in the hash alone. */
const MAX_VALUE_LENGTH = 1000;

/**
 * Reads the device. The library's own `load` would do as well (with `monitoring: false`), but takes
 * two readings that the page's policy forbids: they write markup into a frame.
 */
export async function readDevice(): Promise<Device> {
  await prepareForSources();
  const read = loadSources(sources, { cache: {}, debug: false }, [
    'fontPreferences',
    'domBlockers',
  ]);
  const components = await read();
  const listed = Object.entries(components).flatMap(([name, component]) => {
    if (!('value' in component)) return [];
    const text = JSON.stringify(component.value) ?? 'null';
    return text.length > MAX_VALUE_LENGTH ? [] : [[name, component.value] as const];
  });
  return {
    visitorId: hashComponents(components),
    componentsData: JSON.stringify(Object.fromEntries(listed)),
  };
}
