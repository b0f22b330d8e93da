import {
  DEFAULT_VIEW_SETTINGS,
  isTimeZone,
  OFFSET,
  offsetOf,
  parseViewSettings,
  readSettings,
} from '@grandstand/bus-contracts/area';
import type { ViewSettings } from '@grandstand/bus-contracts/area';

/** Zones whose clocks are off by parts of an hour, those without a summer time first. */
const PARTS_OF_HOURS = [
  'Pacific/Marquesas',
  'Asia/Tehran',
  'Asia/Kabul',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Australia/Eucla',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Chatham',
];

/**
 * The settings of a visitor, as the browser wrote them.
 * @remarks Zones are made and renamed, and a browser may know one that the server does not. The page is then written
 * by a zone with the same offset, so that its times do not jump when the browser takes over.
 * @param now Milliseconds since the epoch.
 */
export function visitorSettings(text: string, now: number): ViewSettings {
  const settings = parseViewSettings(text);
  const written = readSettings(text);
  const isKnown = settings.timeZone === (written.get('timeZone') ?? settings.timeZone);
  return isKnown ? settings : { ...settings, timeZone: zoneAt(written.get(OFFSET) ?? '', now) };
}

/** A zone that every server knows with an offset from UTC; UTC where there is none. */
function zoneAt(offset: string, now: number): string {
  const [, sign, hours] = /^([+-])(\d\d):00$/.exec(offset) ?? [];
  // The names of these zones have the sign the other way round.
  const zone = sign
    ? `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
    : /^[+-]\d\d:(?:15|30|45)$/.test(offset)
      ? PARTS_OF_HOURS.find((one) => offsetOf(one, now) === offset)
      : undefined;
  return zone && isTimeZone(zone) ? zone : DEFAULT_VIEW_SETTINGS.timeZone;
}
