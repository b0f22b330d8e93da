import { describe, expect, test } from 'vitest';
import { CHAMPS } from '../../sports/champs';
import { LineSearch, type SearchableGame } from './line-search';

const GAMES: readonly (readonly [champ: string, home: string, away: string])[] = [
  ['england-premier-league', 'Liverpool', 'AFC Bournemouth'],
  ['england-premier-league', 'Manchester City', 'Tottenham Hotspur'],
  ['england-premier-league', 'Manchester United', 'Chelsea'],
  ['england-premier-league', 'Arsenal', 'West Ham United'],
  ['england-premier-league', 'Newcastle United', 'Wolverhampton Wanderers'],
  ['england-premier-league', 'Brighton & Hove Albion', 'Nottingham Forest'],
  ['england-league-one', 'Wycombe Wanderers', 'Mansfield Town'],
  ['spain-la-liga', 'Real Madrid CF', 'Girona FC'],
  ['spain-la-liga', 'Real Sociedad de Fútbol', 'Club Atlético de Madrid'],
  ['spain-la-liga', 'FC Barcelona', 'Deportivo Alavés'],
  ['spain-la-liga', 'RCD Espanyol de Barcelona', 'Sevilla FC'],
  ['germany-bundesliga', 'FC Bayern München', 'SV Werder Bremen'],
  ['germany-bundesliga', 'Borussia Dortmund', '1. FC Köln'],
  ['germany-bundesliga', 'Borussia Mönchengladbach', '1. FC Union Berlin'],
  ['italy-serie-a', 'Juventus FC', 'AC Milan'],
  ['italy-serie-a', 'FC Internazionale Milano', 'SSC Napoli'],
  ['france-ligue-1', 'Paris Saint-Germain FC', 'Olympique Lyonnais'],
  ['turkey-super-lig', 'Beşiktaş', 'İstanbul Başakşehir'],
  ['turkey-super-lig', 'Fatih Karagümrük', 'Çaykur Rizespor'],
  ['brazil-serie-a', 'SC Internacional', 'São Paulo FC'],
  ['argentina-primera-division', "Newell's Old Boys", 'Vélez Sarsfield'],
  ['almaty-cup', 'B. Nurlanov', 'M. Ozturk'],
  ['azerbaijan-super-league', 'Baku Flames', 'Sheki Towers'],
];

const games: SearchableGame[] = GAMES.map(([slug, home, away], id) => ({
  match: {
    id,
    fixture: { home, away, champId: CHAMPS.find((champ) => champ.slug === slug)?.id ?? 0 },
  },
}));

/** Home teams of the games that are found, the best first. */
function found(text: string): string[] {
  const places = new LineSearch().find(games, text);
  return games
    .filter(({ match }) => places.has(match.id))
    .toSorted((a, b) => (places.get(a.match.id) ?? 0) - (places.get(b.match.id) ?? 0))
    .map(({ match }) => match.fixture.home);
}

describe('a search of the line', () => {
  test.each([
    // As it is written, and as it is typed.
    ['Liverpool', 'Liverpool'],
    ['liverpool fc', 'Liverpool'],
    ['LIVERPOOL', 'Liverpool'],
    ['liv', 'Liverpool'],
    ['  liverpool  ', 'Liverpool'],
    ['Man City', 'Manchester City'],
    ['man c', 'Manchester City'],
    ['city manchester', 'Manchester City'],
    ['man utd', 'Manchester United'],
    ['man united', 'Manchester United'],
    ['manchester un', 'Manchester United'],
    ['mufc', 'Manchester United'],
    ['spurs', 'Manchester City'],
    ['wolves', 'Newcastle United'],
    ['west ham', 'Arsenal'],
    ['arsenal west', 'Arsenal'],
    ['brighton hove', 'Brighton & Hove Albion'],
    ['forest nottingham', 'Brighton & Hove Albion'],
    ['madrid real', 'Real Madrid CF'],
    ['real madrid cf', 'Real Madrid CF'],
    ['atletico', 'Real Sociedad de Fútbol'],
    ['atlético madrid', 'Real Sociedad de Fútbol'],
    ['barca', 'FC Barcelona'],
    ['fc barcelona', 'FC Barcelona'],
    ['alaves', 'FC Barcelona'],
    ['seville', 'RCD Espanyol de Barcelona'],
    ['munchen', 'FC Bayern München'],
    ['muenchen', 'FC Bayern München'],
    ['bayern munich', 'FC Bayern München'],
    ['bvb', 'Borussia Dortmund'],
    ['koln', 'Borussia Dortmund'],
    ['koeln', 'Borussia Dortmund'],
    ['cologne', 'Borussia Dortmund'],
    ['gladbach', 'Borussia Mönchengladbach'],
    ['juve', 'Juventus FC'],
    ['inter', 'FC Internazionale Milano'],
    ['psg', 'Paris Saint-Germain FC'],
    ['saint germain', 'Paris Saint-Germain FC'],
    ['lyon', 'Paris Saint-Germain FC'],
    ['besiktas', 'Beşiktaş'],
    ['basaksehir', 'Beşiktaş'],
    ['karagumruk', 'Fatih Karagümrük'],
    ['sao paulo', 'SC Internacional'],
    ['newells', "Newell's Old Boys"],
    ['velez', "Newell's Old Boys"],
    ['ozturk', 'B. Nurlanov'],
    // In the other scripts and languages of the site.
    ['манчестер', 'Manchester City'],
    ['манчестер юнайтед', 'Manchester United'],
    ['ливерпуль', 'Liverpool'],
    ['ліверпуль', 'Liverpool'],
    ['арсенал', 'Arsenal'],
    ['челси', 'Manchester United'],
    ['челсі', 'Manchester United'],
    ['бавария', 'FC Bayern München'],
    ['реал мадрид', 'Real Madrid CF'],
    ['ювентус', 'Juventus FC'],
    ['боруссия дортмунд', 'Borussia Dortmund'],
    ['нурланов', 'B. Nurlanov'],
    ['нұрланов', 'B. Nurlanov'],
    ['Liverpul', 'Liverpool'],
    ['Mançester', 'Manchester City'],
    ['баку', 'Baku Flames'],
    // With a letter wrong.
    ['liverpol', 'Liverpool'],
    ['arsenl', 'Arsenal'],
    ['barcelonna', 'FC Barcelona'],
    // Championships and countries.
    ['bundesliga', 'FC Bayern München'],
    ['бундеслига', 'FC Bayern München'],
    ['premier league', 'Liverpool'],
    ['premier league england', 'Liverpool'],
    ['апл', 'Liverpool'],
    ['la liga', 'Real Madrid CF'],
    ['türkiye', 'Beşiktaş'],
    ['казахстан', 'B. Nurlanov'],
  ])('SPT-01 "%s" finds %s first', (text, home) => {
    expect(found(text)[0]).toBe(home);
  });

  test('SPT-01 finds beginnings of words alone: "man" is not in Germany', () => {
    const teams = found('man');
    expect(teams).toContain('Manchester City');
    expect(teams).toContain('Wycombe Wanderers');
    expect(teams).not.toContain('FC Bayern München');
  });

  test('SPT-01 puts a team before a championship, and a championship before a country', () => {
    // A team of Barcelona's name comes before another that plays there.
    expect(found('real madrid')).toEqual(['Real Madrid CF', 'Real Sociedad de Fútbol']);
    // "Inter" as a whole word, then teams whose names begin so.
    expect(found('inter').slice(0, 2)).toEqual(['FC Internazionale Milano', 'SC Internacional']);
  });

  test.each(['zzzz', 'liverpool zzzz', '?!', 'лллл'])('SPT-01 finds nothing for "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('follows the line: what is no longer listed is not found, and what comes is', () => {
    const search = new LineSearch();
    expect(search.find(games.slice(0, 1), 'liverpool').size).toBe(1);
    expect(search.find(games.slice(1), 'liverpool').size).toBe(0);
    expect(search.find(games.slice(0, 1), 'liverpool').size).toBe(1);
  });
});
