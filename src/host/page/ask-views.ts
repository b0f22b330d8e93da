import * as v from 'valibot';
import {
  formatViewSettings,
  REMOTE_VIEW_API_VERSION,
  REMOTE_VIEW_HEADERS,
  remoteViewSchema,
} from '@grandstand/bus-contracts/area';
import type { BootArea, RemoteView, ViewSettings } from '@grandstand/bus-contracts/area';
import type { Language } from '@grandstand/bus-contracts';
import { pathnameOf } from '@grandstand/bus-contracts/domain';
import { beforeLate } from '../before-late';
import { clientHeaders } from '../client-headers';

export interface AskedPage {
  readonly fullPath: string;
  readonly language: Language;
  readonly settings: ViewSettings;
}

export interface AnsweredView {
  /** 404 where the area says that the path names nothing. */
  readonly status: number;
  readonly view: RemoteView;
}

export type AskView = (area: BootArea, page: AskedPage) => Promise<AnsweredView | undefined>;

/** Asks areas for their views; one that fails or is late is left to the browser, which tries again. */
export function createAskView(fetch: typeof globalThis.fetch, timeout: number): AskView {
  return async (area, page) => {
    const signal = AbortSignal.timeout(timeout);
    const ask = async (): Promise<AnsweredView> => {
      const answer = await fetch(area.url + page.fullPath, {
        headers: {
          ...clientHeaders(page.language),
          [REMOTE_VIEW_HEADERS.renderMode]: 'json',
          [REMOTE_VIEW_HEADERS.apiVersion]: REMOTE_VIEW_API_VERSION,
          [REMOTE_VIEW_HEADERS.settings]: formatViewSettings(page.settings),
        },
        signal,
      });
      if (!answer.ok && answer.status !== 404) throw new Error(`it answered ${answer.status}`);
      const view = v.parse(remoteViewSchema, await answer.json());
      if (view.appName !== area.name) throw new Error(`it answered for "${view.appName}"`);
      return { status: answer.status, view };
    };
    try {
      return await beforeLate(signal, ask());
    } catch (error) {
      console.warn(`The area "${area.name}" gave no view of ${pathnameOf(page.fullPath)}:`, error);
      return undefined;
    }
  };
}
