import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { AreaRequest } from '../area/define-area-server';
import { renderQueryView } from './server';

const known = { queryKey: ['known'], queryFn: () => Promise.resolve('Arsenal') };
const gone = { queryKey: ['gone'], queryFn: () => Promise.reject<string>(new Error('none')) };

function Team(): ReactElement {
  const { data } = useQuery(known);
  const { isError } = useQuery({ ...gone, enabled: false });
  return <p>{`${data}, ${isError ? 'failed' : 'loading'}`}</p>;
}

test('a server renders what its queries have loaded, and gives the page both answers and failures', async () => {
  const { body, state, title } = await renderQueryView({
    ...({
      language: 'en',
      path: '/team',
      params: {},
      settings: {},
      wantsBody: true,
    } as AreaRequest),
    name: 'teams',
    loadTexts: () => Promise.resolve({ title: 'A team' }),
    load: (client) => Promise.all([client.prefetchQuery(known), client.prefetchQuery(gone)]),
    show: (t, client) => ({
      screen: 'team',
      title: `${t('title')}: ${client.getQueryData<string>(known.queryKey)}`,
      children: <Team />,
    }),
  });
  expect(title).toBe('A team: Arsenal');
  expect(body).toContain('Arsenal, failed');
  expect(state).toMatchObject({
    data: {
      queries: [
        { queryKey: known.queryKey, state: { status: 'success', data: 'Arsenal' } },
        { queryKey: gone.queryKey, state: { status: 'error' } },
      ],
    },
  });
});
