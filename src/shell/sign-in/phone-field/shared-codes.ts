/**
 * Countries that share the code of a larger one, and what their numbers begin with after it. A country
 * that is not listed has all other numbers of its code.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  KZ: '6 7',
  // +1
  AG: '268',
  AI: '264',
  AS: '684',
  BB: '246',
  BM: '441',
  BS: '242',
  CA: `204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438
    450 468 474 506 514 519 548 579 581 584 587 600 604 613 622 633 639 647 672 683 705 709 742 753
    778 780 782 807 819 825 867 873 879 902 905 942`,
  DM: '767',
  DO: '809 829 849',
  GD: '473',
  GU: '671',
  JM: '658 876',
  KN: '869',
  KY: '345',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787 939',
  SX: '721',
  TC: '649',
  TT: '868',
  VC: '784',
  VG: '284',
  VI: '340',
  // +39, +44, +47, +61
  VA: '06698',
  GG: '1481 7781 7839 79111 79117',
  IM: '1624 74576 7524 7624 7924',
  JE: '1534 7509 77003 77007 77008 7797 7829 7937',
  SJ: '79',
  CC: '89162',
  CX: '89164',
  // +212, +262, +358, +599
  EH: '5288 5289',
  YT: '269 639',
  AX: '18',
  BQ: '3 4 7',
};

const NONE: readonly string[] = [];

/** What the numbers of a country begin with that shares the code of a larger one; empty for any other. */
export function beginningsOf(country: string): readonly string[] {
  return BEGINNINGS[country]?.split(/\s+/) ?? NONE;
}
