import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownLink, pressedLink } from './own-link';

// The browser's own part of a click is missing here: no link is followed.
const stop = (event: Event): void => event.preventDefault();

beforeEach(() => document.addEventListener('click', stop));
afterEach(() => {
  document.removeEventListener('click', stop);
  document.body.replaceChildren();
});

function inside(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('b') ?? document.body;
}

test('a press on any element inside a link of this site counts', () => {
  for (const link of [
    '<a href="/en/live"><b>Live</b></a>',
    '<a href="#main"><b>Skip</b></a>',
    '<a href="/en" target="_self"><i><b>Home</b></i></a>',
  ]) {
    expect(ownLink(inside(link))?.hasAttribute('href')).toBe(true);
  }
});

test.each([
  ['elsewhere', '<a href="https://other.example/en"><b>Other</b></a>'],
  ['into another tab', '<a href="/en" target="_blank"><b>Home</b></a>'],
  ['to a file', '<a href="/en/bets.csv" download><b>Bets</b></a>'],
  ['to the server, that is to decide anew', '<a href="/en" data-load><b>Try again</b></a>'],
  ['to mail', '<a href="mailto:help@site.example"><b>Help</b></a>'],
  ['nowhere', '<a><b>Live</b></a>'],
  ['and no link', '<p><b>Live</b></p>'],
])('a link that leads %s does not count', (_where, html) => {
  expect(ownLink(inside(html))).toBeNull();
  expect(ownLink(null)).toBeNull();
  expect(ownLink(document)).toBeNull();
});

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a press of %o follows a link in this tab: %s', (init, isFollowed) => {
  const at = inside('<a href="/en/live"><b>Live</b></a>');
  let pressed: Element | null = null;
  at.addEventListener('click', (event) => (pressed = pressedLink(event as MouseEvent)));
  at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(pressed !== null).toBe(isFollowed);
});
