import type { Language } from '@grandstand/bus-contracts';
import { type Cell, csv } from '@grandstand/bus-contracts/domain/csv';
import { strToU8, zipSync } from 'fflate';
import type { DataPart } from '../../platform/rooms/define-room';

/** Parts of data as a ZIP file: each as JSON, and as a table for spreadsheets of a language too. */
export function zipFile(
  parts: readonly DataPart[],
  { at, language }: { readonly at: number; readonly language: Language },
): Uint8Array {
  const files = parts.flatMap(({ name, data }) => [
    [`${name}.json`, JSON.stringify(data, null, 2)] as const,
    [`${name}.csv`, csv(tableOf(data), language)] as const,
  ]);
  return zipSync(
    Object.fromEntries(files.map(([name, text]) => [name, [strToU8(text), { mtime: at }]])),
  );
}

/** A list as a table, one entry a row; one thing as a table of its members. */
function tableOf(data: DataPart['data']): Cell[][] {
  if (!Array.isArray(data)) {
    return Object.entries(data).map(([name, value]) => [name, cellOf(value)]);
  }
  const entries = data as readonly Record<string, unknown>[];
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  return [names, ...entries.map((entry) => names.map((name) => cellOf(entry[name])))];
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return { digits: String(value) };
  return typeof value === 'string' ? value : JSON.stringify(value);
}
