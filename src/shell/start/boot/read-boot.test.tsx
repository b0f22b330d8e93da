import { afterEach, expect, it } from 'vitest';
import { readBoot } from './read-boot';

const data = (name: string): string =>
  `<script type="application/json" id="boot">{"name":"${name}"}</script>`;

afterEach(() => document.body.replaceChildren());

it('P81 reads what the host wrote at the body’s end, and no other script of that name', () => {
  document.body.innerHTML = `<div id="root"><main>${data('an area')}</main></div>${data('earlier')}${data('the host')}`;
  expect(readBoot(document)).toEqual({ name: 'the host' });
});

it('P81 does not accept an area’s data as the host’s', () => {
  document.body.innerHTML = `<div id="root">${data('an area')}</div>`;
  expect(() => readBoot(document)).toThrow('no boot data');
});
