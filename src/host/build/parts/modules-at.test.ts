import { describe, expect, it } from 'vitest';
import { environments } from '../environments';
import { modulesAt } from './modules-at';

const root = process.cwd();

describe('the groups of the build', () => {
  it('match files, and all of a folder, on every system', () => {
    const test = modulesAt(root, ['src/main.tsx', 'src/shell/start/']);
    expect(test.test('/home/site/src/main.tsx')).toBe(true);
    expect(test.test(String.raw`C:\site\src\main.tsx`)).toBe(true);
    expect(test.test('/home/site/src/shell/start/boot/log.ts')).toBe(true);
    expect(test.test('/home/site/src/main.tsx.map')).toBe(false);
    expect(test.test('/home/site/src/shell/starter.ts')).toBe(false);
  });

  it('refuse a path with nothing at it, which a moved file leaves', () => {
    expect(() => modulesAt(root, ['src/main.tsx', 'src/gone.ts'])).toThrow(
      'there is nothing at src/gone.ts',
    );
    expect(() => modulesAt(root, ['virtual:services/later'])).not.toThrow();
    expect(() => modulesAt(root, ['virtual:services/latter'])).toThrow(
      'there is nothing at virtual:services/latter',
    );
    expect(() => environments(root)).not.toThrow();
  });
});
