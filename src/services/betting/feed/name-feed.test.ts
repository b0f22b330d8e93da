import { expect, it } from 'vitest';
import type { CookieJar } from '../../ports';
import { nameFeed } from './name-feed';

function jar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    set: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
    names: () => [...cookies.keys()],
  };
}

it('gives the feed of the browser a name, which a later tab keeps', () => {
  const cookies = jar();
  expect(nameFeed(cookies, 'first')).toBe('first');
  expect(nameFeed(cookies, 'second')).toBe('first');
  expect(cookies.get('feed')).toBe('first');
});

it('sets the name of a tab again where the cookies were deleted', () => {
  const cookies = jar();
  const name = nameFeed(cookies, 'first');
  cookies.remove('feed');
  nameFeed(cookies, name);
  expect(cookies.get('feed')).toBe('first');
});
