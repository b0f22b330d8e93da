import { readFileSync } from 'node:fs';
import { SPORTS, teamId } from '@grandstand/sandbox/testing';
import { expect, test } from 'vitest';
import { badgeOf } from '../../src/ui/icons/badge-of';

const FIXTURES = new URL('../../src/sandbox/data/football/fixtures.json', import.meta.url);
const leagues = JSON.parse(readFileSync(FIXTURES, 'utf8')) as readonly {
  readonly code: string;
  readonly clubs: readonly string[];
}[];
const football = SPORTS.find(({ slug }) => slug === 'football')?.id ?? 0;

test.each(leagues.map(({ code, clubs }) => [code, clubs] as const))(
  'no two clubs of the league %s have the same badge',
  (_code, clubs) => {
    const badges = clubs.map((club) => JSON.stringify(badgeOf(teamId(football, club))));
    expect(new Set(badges).size).toBe(clubs.length);
  },
);
