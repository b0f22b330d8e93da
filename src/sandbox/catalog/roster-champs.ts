import type { Words } from '../texts/words';
import { words } from '../texts/words';
import type { ChampFacts } from './champ';
import { BASKETBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from './sports';

export interface RosterChamp extends ChampFacts {
  /** Who plays; strongest first. All are invented. */
  readonly roster: readonly string[];
}

type Entry = readonly [
  id: number,
  sportId: number,
  region: string | null,
  slug: string,
  names: Words,
  roster: string,
  isTop?: boolean,
];

const ENTRIES: readonly Entry[] = [
  [
    401,
    TENNIS,
    'PT',
    'lisbon-open',
    words(
      'Лиссабон. Мужчины',
      'Lisbon Open, men',
      'Lissabon. Kişilər',
      'Лиссабон. Ерлер',
      'Лісабон. Чоловіки',
    ),
    'M. Lindqvist, A. Ferrand, T. Okoye, J. Marchetti, D. Kovalenko, R. Salazar, P. Hartmann, L. Tanaka, S. Whitford, N. Baptista, K. Novotny, E. Vasquez, O. Brandt, H. Ilves, C. Dumont, V. Sarkisov',
    true,
  ],
  [
    402,
    TENNIS,
    'AT',
    'vienna-ladies',
    words('Вена. Женщины', 'Vienna Ladies', 'Vyana. Qadınlar', 'Вена. Әйелдер', 'Відень. Жінки'),
    'E. Castellan, I. Morozova, S. Lindholm, A. Beaumont, K. Yamane, M. Oliveras, L. Petrakova, C. Hendry, N. Achterberg, J. Rousselle, D. Milanovic, T. Adeyemi, P. Zelenka, R. Fontana, V. Skarsgard, H. Quist',
    true,
  ],
  [
    403,
    TENNIS,
    'KZ',
    'almaty-cup',
    words(
      'Алматы. Мужчины',
      'Almaty Cup, men',
      'Almatı. Kişilər',
      'Алматы. Ерлер',
      'Алмати. Чоловіки',
    ),
    'B. Nurlanov, G. Petrescu, F. Aguilar, W. Sorensen, Z. Kadyrov, T. Wellington, A. Mbeki, Y. Sato, R. Dvorak, S. Alimov, J. Carver, L. Pereyra, M. Ozturk, I. Halonen, D. Rybak, P. Lefort',
  ],
  [
    404,
    TENNIS,
    'AU',
    'brisbane-challenger',
    words(
      'Брисбен. Женщины',
      'Brisbane Challenger, women',
      'Brisben. Qadınlar',
      'Брисбен. Әйелдер',
      'Брисбен. Жінки',
    ),
    'O. Farrow, K. Lindgren, A. Nakagawa, M. Drozdova, S. Barlow, E. Ruiz, H. Tremblay, L. Kipchoge, C. Vermeer, J. Albescu, T. Hollis, N. Sandoval',
  ],
  [
    301,
    BASKETBALL,
    null,
    'continental-league',
    words(
      'Континентальная лига',
      'Continental League',
      'Kontinental Liqa',
      'Континенттік лига',
      'Континентальна ліга',
    ),
    'Madrid Toros, Istanbul Lions, Athens Owls, Belgrade Knights, Kaunas Greens, Milan Reds, Barcelona Waves, Munich Peaks, Berlin Bears, Monaco Rocks, Bologna Towers, Lyon Flames, Tel Aviv Suns, Vitoria Stags',
    true,
  ],
  [
    302,
    BASKETBALL,
    'US',
    'atlantic-conference',
    words(
      'Атлантическая конференция',
      'Atlantic Conference',
      'Atlantik Konfransı',
      'Атлантика конференциясы',
      'Атлантична конференція',
    ),
    'Boston Harbor, Brooklyn Bridges, Philly Bells, Jersey Comets, Baltimore Crabs, Hartford Oaks, Providence Rams, Norfolk Anchors, Richmond Foxes, Buffalo Winds, Albany Kings, Newark Rail',
    true,
  ],
  [
    303,
    BASKETBALL,
    'TR',
    'turkey-first-league',
    words('Первая лига', 'First League', 'Birinci Liqa', 'Бірінші лига', 'Перша ліга'),
    'Ankara Storks, Izmir Waves, Bursa Green, Konya Wheat, Antalya Coast, Trabzon North, Gaziantep Pistachio, Samsun Harbour, Eskisehir River, Manisa Sultans',
  ],
  [
    304,
    BASKETBALL,
    null,
    'baltic-cup',
    words('Кубок Балтии', 'Baltic Cup', 'Baltik Kuboku', 'Балтық кубогы', 'Кубок Балтії'),
    'Riga Amber, Tallinn Walls, Vilnius Towers, Klaipeda Port, Tartu Scholars, Ventspils Docks, Siauliai Sun, Liepaja Wind, Panevezys Brewers, Parnu Sands',
  ],
  [
    201,
    ICE_HOCKEY,
    null,
    'northern-league',
    words('Северная лига', 'Northern League', 'Şimal Liqası', 'Солтүстік лигасы', 'Північна ліга'),
    'Helsinki Falcons, Stockholm Crowns, Gothenburg Gulls, Tampere Smiths, Oslo Vikings, Turku Ships, Malmo Hawks, Bergen Rain, Oulu Polar, Copenhagen Blades, Aarhus Herons, Lulea Bears',
    true,
  ],
  [
    202,
    ICE_HOCKEY,
    'CZ',
    'czech-extra',
    words('Экстра-лига', 'Extra League', 'Ekstra Liqa', 'Экстра-лига', 'Екстра-ліга'),
    'Prague Lions, Brno Comets, Ostrava Steel, Plzen Kegs, Liberec Tigers, Pardubice Steeds, Olomouc Roosters, Zlin Rams, Kladno Miners, Jihlava Hedgehogs',
    true,
  ],
  [
    203,
    ICE_HOCKEY,
    'CA',
    'canada-west',
    words('Западная лига', 'Western League', 'Qərb Liqası', 'Батыс лигасы', 'Західна ліга'),
    'Calgary Spurs, Edmonton Rigs, Vancouver Orcas, Winnipeg Prairie, Regina Wheat, Saskatoon Blizzard, Kelowna Vines, Victoria Tide, Red Deer Stags, Kamloops Fire',
  ],
  [
    204,
    ICE_HOCKEY,
    'KZ',
    'steppe-cup',
    words('Кубок Степи', 'Steppe Cup', 'Çöl Kuboku', 'Дала кубогы', 'Кубок Степу'),
    'Astana Eagles, Karaganda Coal, Almaty Leopards, Pavlodar Irtysh, Aktobe Wolves, Kokshetau Pines, Semey Riders, Kostanay Grain',
  ],
  [
    601,
    VOLLEYBALL,
    'IT',
    'italy-volley-league',
    words(
      'Волейбольная лига',
      'Volley League',
      'Voleybol Liqası',
      'Волейбол лигасы',
      'Волейбольна ліга',
    ),
    'Trento Peaks, Perugia Griffins, Modena Yellow, Verona Arena, Piacenza Wolves, Monza Speed, Milano Dome, Padova Saints, Cisterna Coast, Taranto Dolphins, Ravenna Gold, Cuneo Alps',
    true,
  ],
  [
    602,
    VOLLEYBALL,
    'PL',
    'poland-plus-league',
    words('Плюс-лига', 'Plus League', 'Plus Liqa', 'Плюс-лига', 'Плюс-ліга'),
    'Warsaw Mermaids, Krakow Dragons, Gdansk Amber, Lodz Looms, Wroclaw Dwarfs, Poznan Goats, Lublin Towers, Rzeszow Bears, Katowice Coal, Olsztyn Lakes',
    true,
  ],
  [
    603,
    VOLLEYBALL,
    'BR',
    'brazil-superliga',
    words('Суперлига', 'Superliga', 'Superliqa', 'Суперлига', 'Суперліга'),
    'Sao Paulo Storm, Rio Waves, Belo Horizonte Gems, Curitiba Pines, Recife Reef, Brasilia Wings, Goiania Sun, Natal Dunes, Fortaleza Coast, Santos Harbor',
  ],
  [
    604,
    VOLLEYBALL,
    'AZ',
    'azerbaijan-super-league',
    words(
      'Суперлига. Женщины',
      'Super League, women',
      'Superliqa. Qadınlar',
      'Суперлига. Әйелдер',
      'Суперліга. Жінки',
    ),
    'Baku Flames, Ganja Silk, Sumqayit Sea, Lankaran Citrus, Sheki Towers, Quba Apples, Mingachevir Lakes, Nakhchivan Rocks',
  ],
];

/** Championships whose games are drawn from a roster. */
export const ROSTER_CHAMPS: readonly RosterChamp[] = ENTRIES.map(
  ([id, sportId, region, slug, names, roster, isTop = false]) => ({
    id,
    sportId,
    region,
    slug,
    names,
    isTop,
    roster: roster.split(', '),
  }),
);
