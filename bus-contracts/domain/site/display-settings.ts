import type { Settings } from '../../contracts/player/settings';

/** A setting that the player is offered. */
export type OfferedName = Exclude<
  keyof Settings,
  // The language has its own menu, consent its own dialog, and columns are chosen in lists.
  'language' | 'cookiesAgreeType' | 'listMarkets'
>;

/** Chosen in a form, it takes the player's own choice away: the device decides again. */
const DEVICE = 'device';

interface OfferedRow {
  readonly name: OfferedName;
  /** The choices in this order; without them the setting is a switch. */
  readonly values?: readonly (number | typeof DEVICE)[];
}

export type SettingGroupName = 'look' | 'time' | 'odds' | 'lists' | 'coupon';

/** The display settings as dialog and page offer them. */
export const OFFERED_SETTINGS: readonly {
  readonly name: SettingGroupName;
  readonly rows: readonly OfferedRow[];
}[] = [
  {
    name: 'look',
    rows: [
      { name: 'appTheme', values: [DEVICE, 1, 0] },
      { name: 'appFontSize', values: [0, 1, 2] },
      { name: 'isAppCompactView' },
      { name: 'isAppLightVersion' },
      { name: 'isSlashShortcut' },
      { name: 'leftSectionDisplayState' },
      { name: 'rightSectionDisplayState' },
    ],
  },
  { name: 'time', rows: [{ name: 'timeZone' }, { name: 'is12h' }] },
  {
    name: 'odds',
    rows: [
      // 14 to 16 are 4 to 6 by other numbers.
      { name: 'coefViewId', values: [0, 1, 2, 4, 5, 6] },
      { name: 'coefIndicationType', values: [0, 1, 2] },
      { name: 'marketsNameType', values: [0, 1] },
    ],
  },
  {
    name: 'lists',
    rows: [
      { name: 'appViewType', values: [0, 1] },
      { name: 'isBestMatchesOnTop' },
      { name: 'isGroupByCountry' },
      { name: 'isDetailedScore' },
      { name: 'isShowGameId' },
      { name: 'isShowSportsOnly' },
      { name: 'isMoveVideoOnScroll' },
      { name: 'zoneState' },
      { name: 'isDisplayStatsInNewWindow' },
    ],
  },
  {
    name: 'coupon',
    rows: [
      { name: 'isTeamLogosInCoupon' },
      { name: 'isAccumulatorOfTheDay' },
      { name: 'isLiveAccumulatorOfTheDay' },
      { name: 'isBetGenerator' },
    ],
  },
];

/** A row of a form: a switch, or a list of choices. */
export type SettingRow =
  | { readonly key: OfferedName; readonly label: string; readonly isOn: boolean }
  | {
      readonly key: OfferedName;
      readonly label: string;
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };

export interface SettingGroup {
  readonly key: SettingGroupName;
  readonly title: string;
  readonly rows: readonly SettingRow[];
}

export interface SettingWords {
  /** The text under a key of the dictionary: "settings.appTheme". */
  readonly text: (key: string) => string;
  /** The value of a setting; undefined leaves it to the device. */
  readonly valueOf: (name: OfferedName) => string | number | undefined;
  /** IANA names; the one that holds is among them even where it is not listed. */
  readonly timeZones: readonly string[];
}

/** The settings as a form shows them, in words. */
export function settingGroups({ text, valueOf, timeZones }: SettingWords): readonly SettingGroup[] {
  const rowOf = ({ name, values }: OfferedRow): SettingRow => {
    const label = text(`settings.${name}`);
    const value = shownValue(name, valueOf(name));
    if (name === 'timeZone') {
      return { key: name, label, value, options: zonesWith(value, timeZones).map(zoneOption) };
    }
    if (!values) return { key: name, label, isOn: value === '1' };
    const options = values.map((one) => ({
      value: String(one),
      label: text(`settings.values.${name}.${one}`),
    }));
    return { key: name, label, value, options };
  };
  return OFFERED_SETTINGS.map(({ name, rows }) => ({
    key: name,
    title: text(`settings.group.${name}`),
    rows: rows.map(rowOf),
  }));
}

/** The change that a row of the form makes. */
export function settingChange(name: OfferedName, value: string | boolean): Partial<Settings> {
  if (value === DEVICE) return { [name]: undefined };
  return {
    [name]: name === 'timeZone' ? value : Number(value),
    // A view has columns of its own.
    ...(name === 'appViewType' && { listMarkets: undefined }),
  };
}

function shownValue(name: OfferedName, value: string | number = DEVICE): string {
  return String(name === 'coefViewId' && Number(value) > 10 ? Number(value) - 10 : value);
}

/** "America/Argentina/Buenos_Aires" as people write it. */
/** Zones that some browsers still list by a name of before, by that name (the file `backward` of the IANA database). */
const PRESENT_ZONE_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const presentName = (zone: string): string => PRESENT_ZONE_NAMES[zone] ?? zone;

/** The zones that can be chosen, each once, with the one that holds under its own name. */
function zonesWith(value: string, timeZones: readonly string[]): readonly string[] {
  const others = timeZones.filter((zone) => presentName(zone) !== presentName(value));
  return [...others, value].toSorted((a, b) => (presentName(a) < presentName(b) ? -1 : 1));
}

function zoneOption(zone: string): { value: string; label: string } {
  return { value: zone, label: presentName(zone).replaceAll('_', ' ') };
}
