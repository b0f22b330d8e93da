/**
 * Writes fixtures.json and results.json from a checkout of openfootball's football.json:
 * `node compact.mjs PATH`. One line per match, so a change of the data is a readable diff.
 */
import { readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const [source] = process.argv.slice(2);
if (!source) throw new Error('Please name the folder that holds 2024-25, 2025 and 2025-26.');
const here = import.meta.dirname;

const EUROPE = 'at.1 at.2 be.1 de.1 de.2 en.1 en.2 en.3 en.4 es.1 es.2 fr.1 fr.2 gr.1 it.1 it.2 nl.1 pt.1 sco.1 tr.1';
const AMERICAS_AND_ASIA = 'ar.1 br.1 br.2 cn.1 co.1 copa.l jp.1 mls';

/** British clubs are written with and without "FC" in one season; countries in brackets are dropped. */
function clubName(name, code) {
  const plain = name.replace(/\s*\([A-Z]{3}\)$/, '').trim();
  return /^(en|sco)\./.test(code) ? plain.replace(/\s+A?FC$/, '') : plain;
}

/** "Bolton" and "Bolton Wanderers" of one English league are one club; the longer name stays. */
function longest(name, names, code) {
  if (!code.startsWith('en.')) return name;
  return names.find((other) => other.startsWith(`${name} `)) ?? name;
}

const day = (date) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

function matchesOf(season, code) {
  const path = join(source, season, `${code}.json`);
  if (!existsSync(path)) return [];
  const played = JSON.parse(readFileSync(path, 'utf8')).matches;
  const first = day(played[0].date);
  const names = [...new Set(played.map((match) => clubName(match.team1, code)))];
  const club = (name) => longest(clubName(name, code), names, code);
  return played.map((match) => {
    // A date long before the season began is a slip of the year.
    const slipped = day(match.date) < first - 60;
    return {
      ...match,
      date: slipped ? match.date.replace(/^\d+/, (year) => String(Number(year) + 1)) : match.date,
      home: club(match.team1),
      away: club(match.team2),
    };
  });
}

const pair = (score) => `${score[0]}:${score[1]}`;

function fixtureLine(match, round, clubs) {
  const place = (name) => {
    if (!clubs.includes(name)) clubs.push(name);
    return clubs.indexOf(name);
  };
  const parts = [round, match.date, match.time || '-', place(match.home), place(match.away)];
  const score = match.status ? {} : (match.score ?? {});
  if (score.ft) parts.push(pair(score.ft), score.ht ? pair(score.ht) : '-');
  return parts.join(' ');
}

const fixtures = [];
for (const [season, codes] of [
  ['2025-26', EUROPE],
  ['2025', AMERICAS_AND_ASIA],
]) {
  for (const code of codes.split(' ')) {
    const rounds = [];
    const clubs = [];
    const matches = matchesOf(season, code).map((match) => {
      if (!rounds.includes(match.round)) rounds.push(match.round);
      return fixtureLine(match, rounds.indexOf(match.round) + 1, clubs);
    });
    fixtures.push({ code, clubs, matches });
  }
}

const results = [];
for (const code of `${EUROPE} uefa.cl`.split(' ')) {
  const clubs = [];
  const matches = matchesOf('2024-25', code)
    .filter((match) => !match.status && match.score?.ft)
    .map((match) => {
      for (const name of [match.home, match.away]) if (!clubs.includes(name)) clubs.push(name);
      return `${clubs.indexOf(match.home)} ${clubs.indexOf(match.away)} ${pair(match.score.ft)}`;
    });
  results.push({ code, clubs, matches });
}

writeFileSync(join(here, 'fixtures.json'), `${JSON.stringify(fixtures, null, 1)}\n`);
writeFileSync(join(here, 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
