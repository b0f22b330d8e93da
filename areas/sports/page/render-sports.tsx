import type { Game, Sport } from '@grandstand/bus-contracts';
import type { AreaAnswer, AreaRequest } from '@grandstand/bus-contracts/area';
import { AreaViewProvider, createAreaTexts } from '@grandstand/bus-contracts/react';
import { renderToString } from 'react-dom/server';
import { fixedAnswers, loadFirst, type FirstAnswers } from '../line/answers';
import { httpLine, loadDictionary } from '../line/http-line';
import { isUnknown, placeOf } from '../line/place-of';
import { nextOfLeague, resourceKey, resourcesOf, type Resource } from '../line/resources';
import { stillBoard } from '../live/live-board';
import { prepareScreen } from '../screens/later-screens';
import { screenOf, type Screen } from '../screens/screen';
import { loadTexts } from '../words/load-texts';
import { noActions } from './actions';
import { pageTitle } from './page-title';
import { SportsApp } from './sports-app';
import { SportsContext } from './sports-context';
import type { SportsState } from './state';
import { stillClock } from './still-clock';

/** Renders the screen that a path asks for from what the back end has at this moment. */
export async function renderSports(request: AreaRequest, now: number): Promise<AreaAnswer> {
  const { language, path, settings } = request;
  const screen = screenOf(path);
  const [texts, dictionary, data] = await Promise.all([
    loadTexts(language),
    loadDictionary(request),
    loadScreen(request, screen, now),
    prepareScreen(path),
  ]);
  const found = facts(screen, (resource) => data[resourceKey(language, resource)]);
  const { t } = createAreaTexts(language, { [language]: texts });
  const state: SportsState = { view: { language, path, settings, texts, dictionary }, data };
  return {
    status: found.isUnknown ? 404 : 200,
    title: pageTitle(found.isUnknown ? { kind: 'unknown' } : screen, found, t),
    head: `<meta name="description" content="${escapeAttribute(t('head.description'))}">`,
    body: request.wantsBody ? markup(state) : '',
    state,
  };
}

/** What a screen shows, and, where a match has ended, what comes next in its league. */
async function loadScreen(
  request: AreaRequest,
  screen: Screen,
  now: number,
): Promise<FirstAnswers> {
  const { language, settings } = request;
  const source = httpLine(request);
  const load = async (resources: readonly Resource[]): Promise<FirstAnswers> =>
    loadFirst(
      source,
      resources.map((resource) => [resourceKey(language, resource), resource]),
      now,
    );
  const data = await load(resourcesOf(screen, settings.timeZone));
  if (screen.kind !== 'game') return data;
  const answer = data[resourceKey(language, { kind: 'game', gameId: screen.gameId })];
  const game = answer?.data as Game | undefined;
  return game?.isFinished ? { ...data, ...(await load([nextOfLeague(game)])) } : data;
}

function markup({ view, data }: SportsState): string {
  return renderToString(
    <AreaViewProvider view={view}>
      <SportsContext
        value={{
          answers: fixedAnswers(data),
          board: stillBoard,
          actions: noActions,
          clock: stillClock,
        }}
      >
        <SportsApp />
      </SportsContext>
    </AreaViewProvider>,
    { identifierPrefix: 'sports-' },
  );
}

/** What the answers say of the place: its names for the title, and whether there is such a place. */
function facts(screen: Screen, answerTo: (resource: Resource) => FirstAnswers[string] | undefined) {
  const sports = answerTo({ kind: 'sports' })?.data as readonly Sport[] | undefined;
  if (screen.kind === 'game') {
    const answer = answerTo({ kind: 'game', gameId: screen.gameId });
    return {
      game: answer?.data as Game | undefined,
      isUnknown: answer?.failure === 'not-found',
    };
  }
  if (screen.kind !== 'list') return { isUnknown: screen.kind === 'unknown' };
  return {
    ...placeOf(screen, sports),
    isUnknown: sports !== undefined && isUnknown(screen, sports),
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
