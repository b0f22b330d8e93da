import { describe, expect, test } from 'vitest';
import { protectionStatus } from './profile-facts';

describe('a level of protection', () => {
  test.each([
    [0, 'bad'],
    [29, 'bad'],
    [30, 'normal'],
    [69, 'normal'],
    [70, 'good'],
    [99, 'good'],
    [100, 'full'],
  ] as const)('of %i percents is %s', (level, status) => {
    expect(protectionStatus(level)).toBe(status);
  });
});
