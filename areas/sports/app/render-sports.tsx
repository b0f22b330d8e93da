import type { Game, Sport } from '@grandstand/bus-contracts';
import { NotFoundError, type AreaAnswer, type AreaRequest } from '@grandstand/bus-contracts/area';
import { gamePath } from '@grandstand/bus-contracts/domain';
import type { QueryClient } from '@grandstand/bus-contracts/query';
import { renderQueryView } from '@grandstand/bus-contracts/query/server';
import { descriptionTag, loadDictionary } from '@grandstand/bus-contracts/react/server';
import { LineContext } from '@grandstand/line-ui';
import { stillLine } from '@grandstand/line-ui/server';
import { prefetchHome } from '../home/http-home';
import { lineQuery } from '../line/line-queries';
import { keepFirstRows } from '../line/first-page/first-rows';
import { httpLine } from '../line/http-line';
import { listOrder } from '../lists/list-order';
import { packState } from '../line/first-page/packed-games';
import { placeOf } from '../line/place-of';
import { nextOfLeague } from '../line/next-of-league';
import { listsOf, resourcesOf, type LineSource, type Resource } from '../line/resources';
import { rememberMulti } from '../screens/multi-ids';
import { later } from '../screens/later-screens';
import { placePath, screenOf, type Screen } from '../screens/screen';
import { selectionLists } from '../selection/selection-lists';
import { firstTexts } from '../words/first-texts';
import { loadTexts } from '../words/load-texts';
import { pageTitle } from '../page/page-title';
import { SportsApp } from './sports-app';
import type { SportsServices } from '../page/sports-context';

/** Renders the screen of a route from the back end's present data. */
export function renderSports(request: AreaRequest): Promise<AreaAnswer> {
  const screen = screenOf(request);
  const line = httpLine(request);
  const services: SportsServices = { ...STILL, line };
  return renderQueryView({
    ...request,
    name: 'sports',
    loadTexts: async (language) => firstTexts(await loadTexts(language), screen),
    prepare: later.prepare,
    loadDictionary: () => loadDictionary(request),
    load: async (client) => {
      await Promise.all([
        loadScreen(client, line, request, screen),
        screen.kind === 'home' && prefetchHome(client, request),
      ]);
    },
    pack: packState,
    show: (t, client) => {
      const found = facts(screen, (resource) =>
        client.getQueryState(lineQuery(line, request.language, resource).queryKey),
      );
      return {
        screen: screen.kind,
        status: found.isUnknown ? 404 : 200,
        title: pageTitle(found.isUnknown ? { kind: 'unknown' } : screen, found, t),
        head: descriptionTag(t('head.description')),
        children: (
          <LineContext value={services}>
            <SportsApp />
          </LineContext>
        ),
      };
    },
  });
}

/** Loads the data of a screen; of its matches also the course, and, where the one of a page has ended, the next matches of its league. */
async function loadScreen(
  client: QueryClient,
  line: LineSource,
  { language, settings }: AreaRequest,
  screen: Screen,
): Promise<void> {
  const { timeZone } = settings;
  const ownLists = screen.kind === 'selection' ? selectionLists(screen, timeZone) : [];
  const load = async (resources: readonly Resource[]): Promise<unknown> =>
    Promise.all(
      resources.map((resource) => client.prefetchQuery(lineQuery(line, language, resource))),
    );
  await load([...resourcesOf(screen, timeZone), ...ownLists]);
  // Several matches at once choose among all.
  if (screen.kind !== 'multi') {
    const order = listOrder(settings);
    keepFirstRows(client, [...listsOf(screen, timeZone), ...ownLists], { line, language, order });
  }
  const ids = screen.kind === 'game' ? [screen.gameId] : screen.kind === 'multi' ? screen.ids : [];
  const games = ids
    .map((gameId) =>
      client.getQueryData(lineQuery(line, language, { kind: 'game', gameId }).queryKey),
    )
    .filter((game) => game !== undefined);
  await load(
    games.flatMap((game) => [
      ...(game.hasCourse ? [{ kind: 'course', gameId: game.id } as const] : []),
      ...(game.isFinished && screen.kind === 'game' ? [nextOfLeague(game)] : []),
    ]),
  );
}

interface Loaded {
  readonly data?: unknown;
  readonly error: Error | null;
}

/** The facts of the answers about the place: its names for the title, and whether there is such a place. */
function facts(screen: Screen, answerTo: (resource: Resource) => Loaded | undefined) {
  const sports = answerTo({ kind: 'sports' })?.data as readonly Sport[] | undefined;
  if (screen.kind === 'game') {
    const answer = answerTo({ kind: 'game', gameId: screen.gameId });
    return {
      game: answer?.data as Game | undefined,
      isUnknown: answer?.error instanceof NotFoundError,
    };
  }
  if (screen.kind !== 'list') return { isUnknown: screen.kind === 'unknown' };
  return placeOf(screen, sports);
}

/** The services of a server, except the line. */
const STILL = {
  ...stillLine,
  actions: { ...stillLine.actions, go: () => {} },
  champPath: placePath,
  gamePath,
  ...rememberMulti(),
};
