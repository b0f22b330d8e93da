import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

describe('the flags of npm start', () => {
  it('become the host’s variables, over the environment', () => {
    const args = ['--port', '8080', '--pace', '60', '--fresh', '--data', '/srv/data'];
    expect(readArguments(args, { PORT: '1', HOME: '/' })).toEqual({
      PORT: '8080',
      PACE: '60',
      FRESH: '1',
      DATA_DIR: '/srv/data',
      HOME: '/',
    });
  });

  it.each([['--prot', '8080'], ['--pace'], ['8080']])('are refused by name: %s', (...args) => {
    expect(() => readArguments(args, {})).toThrow(`"${args[0]}" is no flag`);
  });
});
