/** Where the names of a side's players come from. */
export type Tongue =
  | 'chinese'
  | 'dutch'
  | 'english'
  | 'french'
  | 'german'
  | 'greek'
  | 'italian'
  | 'japanese'
  | 'portuguese'
  | 'scottish'
  | 'spanish'
  | 'turkish';

interface Names {
  /** First letters of given names; frequent ones several times. */
  readonly initials: readonly string[];
  readonly families: readonly string[];
}

const letters = (text: string): readonly string[] => text.split('');
const words = (text: string): readonly string[] => text.split(' ');

/** Common and invented family names: the players are nobody in particular. */
export const NAMES: Readonly<Record<Tongue, Names>> = {
  chinese: {
    initials: letters('BCDFGHJKLMPQSTWXYZ'),
    families: words(
      'Bai Cao Chang Cui Ding Dong Fang Gu Guo Hao Hou Jiang Jin Kang Kong Lei Liang Long Lu Luo Ma Meng Niu Pan Peng Qian Qiu Ren Shao Shi Song Tang Tao Wan Wei Xiang Xiong Yan Yin Zeng',
    ),
  },
  dutch: {
    initials: letters('BDGJKLMNPRSTVW'),
    families: words(
      'Aalbers Baars Bakhuis Boerman Brinkman Claassen Coppens Dekkers Dijkhof Elzinga Feenstra Geerts Goossens Haverkamp Heemstra Hoekman Jaspers Kerkhof Koopman Lambrecht Luyten Maassen Meijering Nijland Oosterveld Peeters Postma Reinders Roelofs Schippers Smeets Terpstra Uittenbroek Veltman Verbruggen Vermeulen Wagenaar Westerhof Wouters Zandstra',
    ),
  },
  english: {
    initials: letters('ABCDEGHJJJLMNORSTW'),
    families: words(
      'Abbotson Aldridge Ashworth Barlow Bexley Bradwell Brookes Callow Cartwright Chadwick Colby Cranmer Dalton Denholm Ellery Fairley Farrow Garside Greaves Hallam Hartley Holloway Ingram Kemble Langley Lockwood Marlow Mayfield Norbury Oakden Pemberton Radley Rowntree Selby Stanhope Thornley Underhill Wakefield Whitcombe Yardley',
    ),
  },
  french: {
    initials: letters('ABCDEFGHJKLMNPRSTY'),
    families: words(
      'Allard Aubert Barbier Bassong Beaumont Bertin Blanchet Bourdin Carlier Chabot Cordier Courtois Daumas Delmas Diabate Diop Dubreuil Fabre Faucher Fofana Gaillard Garnier Gauthier Jacquet Keita Lacombe Lamy Leconte Maillard Marchal Mercier Monnier Ndiaye Perrot Poulain Renaud Sylla Tessier Traore Vasseur',
    ),
  },
  german: {
    initials: letters('ABDEFJJKLLMNPRST'),
    families: words(
      'Ahlers Bachmann Baumgart Behrendt Brandl Burkhardt Dietz Eberle Eckhardt Falkner Fiedler Gerlach Grabner Haberl Hartwig Heller Hofer Jansen Kessler Kirchner Koller Lechner Lindner Marquardt Moser Neubauer Oberhauser Pfeiffer Pichler Reiter Ritzer Sauer Schuster Seidl Steiner Thaler Ulrich Vogler Wagenknecht Zeller',
    ),
  },
  greek: {
    initials: letters('ADEFGIKLMNPSTVZ'),
    families: words(
      'Alexakis Anagnou Andreadis Bakalis Charisis Dellas Diakos Doukas Economidis Fotakis Galanis Georgilas Giannopoulos Iliadis Kalogeras Karalis Kastanis Katsaros Kokkinos Lambrou Liakos Makridis Manolas Mavridis Moraitis Nikolaou Pappas Petridis Rallis Sarris Siskos Spyrou Stathis Theodorou Tsakiris Vasilakis Vlachos Xenakis Zafeiris Zervas',
    ),
  },
  italian: {
    initials: letters('ADEFFGGLLMMNPRSTV'),
    families: words(
      'Albanese Amadori Barone Bellini Benassi Bertoni Bianco Bruni Calvi Caputo Carbone Cattaneo Colombi Coppola Damiani Esposti Fabbri Ferrero Fontana Galli Gentili Grassi Lombardi Longo Marchesi Marini Mazza Monti Negri Orlandi Pagani Parisi Pellegri Rinaldi Ruggeri Sala Santoro Serra Valenti Zanetti',
    ),
  },
  japanese: {
    initials: letters('ADHKMNRSTY'),
    families: words(
      'Aoki Arai Chiba Doi Fujita Fukuda Hara Hirano Hoshino Igarashi Imai Inoue Iwata Kaneko Kikuchi Kinoshita Kojima Kubota Maeda Matsuda Miura Morita Murakami Nakano Nishida Noguchi Oda Okada Onishi Sakai Sasaki Shibata Sugawara Takeda Tamura Ueno Wada Watari Yamane Yokota',
    ),
  },
  portuguese: {
    initials: letters('ABCDEFGJLMNPRRTVW'),
    families: words(
      'Abreu Almada Amaral Antunes Araujo Azevedo Barros Batista Bezerra Braga Brandao Cabral Campos Cardoso Carneiro Chaves Correia Coutinho Cunha Dantas Duarte Esteves Farias Fonseca Freitas Guedes Lacerda Leal Macedo Magalhaes Matos Meireles Moraes Nogueira Pacheco Peixoto Queiroz Salgado Tavares Vidigal',
    ),
  },
  scottish: {
    initials: letters('ABCCDEFGIJKLRSSW'),
    families: words(
      'Abercrombie Affleck Baird Balfour Buchan Cairns Calder Colquhoun Cowie Dalgleish Drummond Dunbar Erskine Farquhar Galbraith Gillies Haldane Heggie Innes Kerr Kincaid Laidlaw Lamont Lennie Lockhart Macrae McAllan McBain McCrory McIver McLaren Moffat Munro Nairn Ogilvie Pringle Ramsay Rennie Strachan Wishart',
    ),
  },
  spanish: {
    initials: letters('AABCDEFGIJJLMNOPRSV'),
    families: words(
      'Acosta Aguirre Alarcon Arango Arroyo Barrios Benavides Bermudez Bustos Cabrera Calderon Camacho Cardenas Carrasco Castano Cisneros Cordoba Escudero Figueroa Galindo Godoy Guerrero Herrero Ibarra Jurado Lozano Maldonado Mansilla Molina Montoya Ocampo Ortega Palacios Quintero Rincon Sepulveda Toledo Urrutia Valdes Zamora',
    ),
  },
  turkish: {
    initials: letters('ABCDEFHIKMOSTUVY'),
    families: words(
      'Acar Akbulut Aksoy Albayrak Altun Arslan Aydin Balci Baran Bayram Bozkurt Bulut Cakir Celik Demirel Dogan Duman Erdem Eren Gunes Karaca Kaplan Keskin Kilic Korkmaz Koc Kurt Ozkan Polat Sahin Sezer Simsek Tekin Toprak Tunc Turan Ucar Uysal Yavuz Yildirim',
    ),
  },
};
