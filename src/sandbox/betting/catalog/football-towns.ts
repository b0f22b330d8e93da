/**
 * Clubs of one town, by the names of the fixtures: those that meet in a league.
 * @remarks The towns are those of openfootball/clubs (CC0 1.0), where a club of a metropolis is one of its town.
 */
export const TOWNS: readonly (readonly string[])[] = [
  // Linz
  ['LASK', 'FC Blau Weiß Linz'],
  // Graz
  ['Sturm Graz', 'Grazer AK'],
  // Wien
  ['Rapid Wien', 'Austria Wien', 'First Vienna FC', 'Floridsdorfer AC'],
  // Brussels
  ['Union Saint-Gilloise', 'RSC Anderlecht'],
  // Brugge
  ['Cercle Brugge', 'Club Brugge KV'],
  // Hamburg
  ['FC St. Pauli 1910', 'Hamburger SV'],
  // Liverpool
  ['Liverpool', 'Everton'],
  // London
  [
    'Fulham',
    'West Ham United',
    'Tottenham Hotspur',
    'Brentford',
    'Chelsea',
    'Crystal Palace',
    'Arsenal',
    'Charlton Athletic',
    'Millwall',
    'Queens Park Rangers',
    'AFC Wimbledon',
    'Leyton Orient',
    'Barnet',
    'Bromley',
  ],
  // Manchester
  ['Manchester City', 'Manchester United'],
  // Sheffield
  ['Sheffield United', 'Sheffield Wednesday'],
  // Barcelona
  ['FC Barcelona', 'RCD Espanyol de Barcelona'],
  // Valencia
  ['Levante UD', 'Valencia CF'],
  // Madrid
  ['Getafe CF', 'Rayo Vallecano de Madrid', 'Club Atlético de Madrid', 'Real Madrid CF'],
  // Sevilla
  ['Sevilla FC', 'Real Betis Balompié'],
  // Paris
  ['Paris FC', 'Paris Saint-Germain FC'],
  // Thessaloniki
  ['Aris Saloniki', 'PAOK Saloniki'],
  // Athens
  ['AEK Athen', 'Atromitos', 'Panathinaikos'],
  // Milano
  ['AC Milan', 'FC Internazionale Milano'],
  // Roma
  ['AS Roma', 'SS Lazio'],
  // Torino
  ['Juventus FC', 'Torino FC'],
  // Rotterdam
  ['Feyenoord Rotterdam', 'Sparta Rotterdam'],
  // Lisboa
  ['Casa Pia AC', 'Sporting Clube de Portugal', 'Sport Lisboa e Benfica'],
  // Glasgow
  ['Rangers', 'Celtic'],
  // Edinburgh
  ['Hibernian', 'Heart of Midlothian'],
  // İstanbul
  [
    'Galatasaray',
    'Kasımpaşa SK',
    'Fatih Karagümrük',
    'İstanbul Başakşehir',
    'Fenerbahçe',
    'Beşiktaş',
    'Eyüpspor',
  ],
  // Buenos Aires
  [
    'Vélez Sarsfield',
    'Deportivo Riestra',
    'Barracas Central',
    'Huracán',
    'San Lorenzo',
    'River Plate',
    'Boca Juniors',
    'Argentinos Juniors',
  ],
  // Mendoza
  ['Godoy Cruz', 'Independiente Rivadavia'],
  // Rosario
  ['Rosario Central', "Newell's Old Boys"],
  // Avellaneda
  ['Racing Club', 'Independiente'],
  // Córdoba
  ['Belgrano de Córdoba', 'Talleres de Córdoba', 'Instituto de Córdoba'],
  // São Paulo
  ['São Paulo FC', 'SE Palmeiras', 'SC Corinthians Paulista'],
  // Belo Horizonte
  ['Cruzeiro EC', 'CA Mineiro'],
  // Porto Alegre
  ['Grêmio FBPA', 'SC Internacional'],
  // Fortaleza
  ['Fortaleza EC', 'Ceará SC'],
  // Rio de Janeiro
  ['Fluminense FC', 'CR Flamengo', 'Botafogo FR', 'CR Vasco da Gama'],
  // Salvador
  ['EC Vitória', 'EC Bahia'],
  // Goiânia
  ['Goiás GO', 'Vila Nova GO', 'Atlético Goianiense'],
  // Belém
  ['Paysandu PA', 'Remo PA'],
  // Shanghai
  ['Shanghai Shenhua', 'Shanghai Port FC'],
  // Qingdao
  ['Qingdao Hainiu', 'Qingdao West Coast'],
  // Cali
  ['América de Cali', 'Deportivo Cali'],
  // Medellín
  ['Atlético Nacional', 'Independiente Medellín'],
  // Bogotá
  ['Santa Fe', 'La Equidad', 'Fortaleza FC', 'Millonarios'],
  // Tokyo
  ['FC Tokyo', 'Tokyo Verdy', 'FC Machida Zelvia'],
  // Dundee
  ['Dundee', 'Dundee United'],
  // La Plata
  ['Estudiantes', 'Gimnasia de La Plata'],
];

const townOf = new Map(TOWNS.flatMap((clubs, town) => clubs.map((club) => [club, town])));

/** Whether two football clubs are of one town. */
export function isOfOneTown(home: string, away: string): boolean {
  const town = townOf.get(home);
  return town !== undefined && town === townOf.get(away);
}
