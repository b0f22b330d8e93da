import type { Language } from '../../contracts/player/settings';
import { dateFormat } from './local-formats';

export interface MaintenanceText {
  /** The tag of the language that it is in. */
  readonly lang: 'ru' | 'en';
  readonly title: string;
  readonly text: string;
}

/** Start and end, in milliseconds since the epoch; null where unknown. */
export interface MaintenanceSpan {
  readonly startAt: number | null;
  readonly finishAt: number | null;
}

/** How a player reads times. */
interface TimeSettings {
  readonly timeZone: string;
  readonly is12h: 0 | 1;
}

const IN_RUSSIAN: ReadonlySet<Language> = new Set(['az', 'kz', 'ua', 'ru']);

/** The notice of a maintenance: in Russian for az, kz, ua and ru, in English otherwise (specification, section 8). */
export function maintenanceText(
  language: Language,
  { startAt, finishAt }: MaintenanceSpan,
  { timeZone, is12h }: TimeSettings,
): MaintenanceText {
  const lang = IN_RUSSIAN.has(language) ? 'ru' : 'en';
  const format = dateFormat(lang, {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    is12h,
  });
  const start = startAt === null ? null : format(startAt);
  const end = finishAt === null ? null : format(finishAt);
  return lang === 'ru'
    ? {
        lang,
        title: 'Ведутся технические работы!',
        text: `Сервер недоступен${start ? ` с ${start}` : ''}${end ? ` до ${end}` : ''}. Приносим извинения за неудобства.`,
      }
    : {
        lang,
        title: 'Maintenance underway!',
        text: `The server is down${start ? ` from ${start}` : ''}${end ? ` until ${end}` : ''}. We apologise for the inconvenience.`,
      };
}
