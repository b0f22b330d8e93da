import { areasState } from '@grandstand/bus-contracts/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { RemoteViews } from '../../src/remote-views';
import { openShell } from '../harness/page/shell-page';

/** Remote views that record calls; the test plays the areas. */
function createFakeViews() {
  const attached: string[] = [];
  const reload = vi.fn<(name: string) => void>();
  const remoteViews: RemoteViews = {
    attach(name, element) {
      attached.push(name);
      element.textContent = `The area ${name}`;
      return () => {
        attached.splice(attached.indexOf(name), 1);
        element.replaceChildren();
      };
    },
    status: () => 'ready',
    connectFrame: async () => () => {},
    reload,
    stop: () => {},
  };
  return { remoteViews, attached, reload };
}

function place(area: string, path: string) {
  return { language: 'en', path, route: 'section', area, params: {} } as const;
}

async function open(area: string) {
  const views = createFakeViews();
  const page = await openShell('en', { place: place(area, '/live') }, views.remoteViews);
  return { ...views, ...page };
}

describe("an area's place", () => {
  test('holds the area of the route, and the footer', async () => {
    const { attached } = await open('sports');
    expect(attached).toEqual(['sports', 'footer']);
    expect(within(screen.getByRole('main')).getByText('The area sports')).toBeInTheDocument();
    expect(
      within(screen.getByRole('contentinfo')).getByText('The area footer'),
    ).toBeInTheDocument();
  });

  test('keeps an area while the player moves within it, and retires it for another', async () => {
    const { attached, publishState } = await open('sports');
    await publishState((qa) => qa.publish('navigation.state', place('sports', '/line')));
    expect(attached).toEqual(['sports', 'footer']);
    await publishState((qa) => qa.publish('navigation.state', place('office', '/office/history')));
    expect(attached).toEqual(['footer', 'office']);
    expect(screen.queryByText('The area sports')).toBeNull();
  });

  test('RTE-36 holds the remote view of the technical pages on an error page', async () => {
    const { attached, publishState } = await open('sports');
    await publishState((qa) =>
      qa.publish('navigation.state', { ...place('technical-pages', '/nowhere'), route: 'error' }),
    );
    expect(attached).toContain('technical-pages');
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeInTheDocument();
  });

  test('shows that an area could not be loaded, with its code, and starts it again', async () => {
    const { publishState, reload } = await open('sports');
    await publishState((qa) =>
      qa.publish(areasState.name, {
        sports: { status: 'error', statusCode: 502, attempt: 0 },
        footer: { status: 'ready', attempt: 0 },
      }),
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByText('This part of the page could not be loaded (502)')).toBeInTheDocument();
    await userEvent.click(main.getByRole('button', { name: 'Refresh' }));
    expect(reload).toHaveBeenCalledWith('sports');
  });

  test('shows when an area has crashed, and keeps coupon and header', async () => {
    const { publishState } = await open('sports');
    await publishState((qa) =>
      qa.publish(areasState.name, { sports: { status: 'ready', attempt: 0 } }),
    );
    await publishState((qa) =>
      qa.publish(areasState.name, { sports: { status: 'not-exist', attempt: 0 } }),
    );
    expect(within(screen.getByRole('main')).getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Bet slip' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });
});

test('keeps the rest of the page when a part crashes, and starts that again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { remoteViews } = createFakeViews();
  let isBroken = true;
  const attach: RemoteViews['attach'] = (name, element, options) => {
    if (name === 'sports' && isBroken) throw new Error('broken');
    return remoteViews.attach(name, element, options);
  };
  await openShell('en', { place: place('sports', '/live') }, { ...remoteViews, attach });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('This part of the page has stopped')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Bet slip' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(main.getByRole('button', { name: 'Refresh' }));
  expect(main.getByText('The area sports')).toBeInTheDocument();
});
