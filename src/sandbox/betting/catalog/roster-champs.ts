import type { ChampFacts } from './champ';
import { BASKETBALL, CRICKET, ICE_HOCKEY, TENNIS, VOLLEYBALL } from './sports';

export interface RosterChamp extends ChampFacts {
  /** Invented teams or players, the strongest first. */
  readonly roster: readonly string[];
}

type Entry = readonly [
  id: number,
  sportId: number,
  region: string | null,
  slug: ChampFacts['slug'],
  roster: string,
  isTop?: boolean,
];

const ENTRIES: readonly Entry[] = [
  [
    401,
    TENNIS,
    'PT',
    'lisbon-open',
    'M. Lindqvist, A. Ferrand, T. Okoye, J. Marchetti, D. Kovalenko, R. Salazar, P. Hartmann, L. Tanaka, S. Whitford, N. Baptista, K. Novotny, E. Vasquez, O. Brandt, H. Ilves, C. Dumont, V. Sarkisov',
    true,
  ],
  [
    402,
    TENNIS,
    'AT',
    'vienna-ladies',
    'E. Castellan, I. Morozova, S. Lindholm, A. Beaumont, K. Yamane, M. Oliveras, L. Petrakova, C. Hendry, N. Achterberg, J. Rousselle, D. Milanovic, T. Adeyemi, P. Zelenka, R. Fontana, V. Skarsgard, H. Quist',
    true,
  ],
  [
    403,
    TENNIS,
    'KZ',
    'almaty-cup',
    'B. Nurlanov, G. Petrescu, F. Aguilar, W. Sorensen, Z. Kadyrov, T. Wellington, A. Mbeki, Y. Sato, R. Dvorak, S. Alimov, J. Carver, L. Pereyra, M. Ozturk, I. Halonen, D. Rybak, P. Lefort',
  ],
  [
    404,
    TENNIS,
    'AU',
    'brisbane-challenger',
    'O. Farrow, K. Lindgren, A. Nakagawa, M. Drozdova, S. Barlow, E. Ruiz, H. Tremblay, L. Kipchoge, C. Vermeer, J. Albescu, T. Hollis, N. Sandoval',
  ],
  [
    301,
    BASKETBALL,
    null,
    'continental-league',
    'Madrid Toros, Istanbul Lions, Athens Owls, Belgrade Knights, Kaunas Greens, Milan Reds, Barcelona Waves, Munich Peaks, Berlin Bears, Monaco Rocks, Bologna Towers, Lyon Flames, Tel Aviv Suns, Vitoria Stags',
    true,
  ],
  [
    302,
    BASKETBALL,
    'US',
    'atlantic-conference',
    'Boston Harbor, Brooklyn Bridges, Philly Bells, Jersey Comets, Baltimore Crabs, Hartford Oaks, Providence Rams, Norfolk Anchors, Richmond Foxes, Buffalo Winds, Albany Kings, Newark Rail',
    true,
  ],
  [
    303,
    BASKETBALL,
    'TR',
    'turkey-first-league',
    'Ankara Storks, Izmir Waves, Bursa Green, Konya Wheat, Antalya Coast, Trabzon North, Gaziantep Pistachio, Samsun Harbour, Eskisehir River, Manisa Sultans',
  ],
  [
    304,
    BASKETBALL,
    null,
    'baltic-cup',
    'Riga Amber, Tallinn Walls, Vilnius Towers, Klaipeda Port, Tartu Scholars, Ventspils Docks, Siauliai Sun, Liepaja Wind, Panevezys Brewers, Parnu Sands',
  ],
  [
    201,
    ICE_HOCKEY,
    null,
    'northern-league',
    'Helsinki Falcons, Stockholm Crowns, Gothenburg Gulls, Tampere Smiths, Oslo Vikings, Turku Ships, Malmo Hawks, Bergen Rain, Oulu Polar, Copenhagen Blades, Aarhus Herons, Lulea Bears',
    true,
  ],
  [
    202,
    ICE_HOCKEY,
    'CZ',
    'czech-extra',
    'Prague Lions, Brno Comets, Ostrava Steel, Plzen Kegs, Liberec Tigers, Pardubice Steeds, Olomouc Roosters, Zlin Rams, Kladno Miners, Jihlava Hedgehogs',
    true,
  ],
  [
    203,
    ICE_HOCKEY,
    'CA',
    'canada-west',
    'Calgary Spurs, Edmonton Rigs, Vancouver Orcas, Winnipeg Prairie, Regina Wheat, Saskatoon Blizzard, Kelowna Vines, Victoria Tide, Red Deer Stags, Kamloops Fire',
  ],
  [
    204,
    ICE_HOCKEY,
    'KZ',
    'steppe-cup',
    'Astana Eagles, Karaganda Coal, Almaty Leopards, Pavlodar Irtysh, Aktobe Wolves, Kokshetau Pines, Semey Riders, Kostanay Grain',
  ],
  [
    601,
    VOLLEYBALL,
    'IT',
    'italy-volley-league',
    'Trento Peaks, Perugia Griffins, Modena Yellow, Verona Arena, Piacenza Wolves, Monza Speed, Milano Dome, Padova Saints, Cisterna Coast, Taranto Dolphins, Ravenna Gold, Cuneo Alps',
    true,
  ],
  [
    602,
    VOLLEYBALL,
    'PL',
    'poland-plus-league',
    'Warsaw Mermaids, Krakow Dragons, Gdansk Amber, Lodz Looms, Wroclaw Dwarfs, Poznan Goats, Lublin Towers, Rzeszow Bears, Katowice Coal, Olsztyn Lakes',
    true,
  ],
  [
    603,
    VOLLEYBALL,
    'BR',
    'brazil-superliga',
    'Sao Paulo Storm, Rio Waves, Belo Horizonte Gems, Curitiba Pines, Recife Reef, Brasilia Wings, Goiania Sun, Natal Dunes, Fortaleza Coast, Santos Harbor',
  ],
  [
    604,
    VOLLEYBALL,
    'AZ',
    'azerbaijan-super-league',
    'Baku Flames, Ganja Silk, Sumqayit Sea, Lankaran Citrus, Sheki Towers, Quba Apples, Mingachevir Lakes, Nakhchivan Rocks',
  ],
  [
    502,
    CRICKET,
    null,
    'continental-t20',
    'Karachi Kites, Mumbai Monsoon, Sydney Surf, Durban Dolphins, Colombo Cobras, Dhaka Deltas, Lahore Lanterns, Perth Pelicans, Chennai Chariots, Harare Herons, Dublin Druids, Auckland Anchors',
    true,
  ],
];

/** Championships with invented teams or players. */
export const ROSTER_CHAMPS: readonly RosterChamp[] = ENTRIES.map(
  ([id, sportId, region, slug, roster, isTop = false]) => ({
    id,
    sportId,
    region,
    slug,
    isTop,
    roster: roster.split(', '),
  }),
);
