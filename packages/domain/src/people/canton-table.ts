/**
 * Postal codes by canton, as in the official list of localities (swisstopo, with the Post), 2024. Whole for Ticino and
 * the Grigioni; of the other cantons only ranges that lie in one alone. What stands first wins: the Mesolcina and the
 * Calanca lie inside the range of Ticino, and 6911 was Campione d'Italia, which has had an Italian code since 2020.
 */
export const cantonRanges = [
  { from: 6534, to: 6549, canton: 'GR' },
  { from: 6556, to: 6565, canton: 'GR' },
  { from: 6911, to: 6911, canton: null },
  { from: 6500, to: 6999, canton: 'TI' },
  { from: 7000, to: 7299, canton: 'GR' },
  { from: 7302, to: 7307, canton: 'GR' },
  { from: 7402, to: 7748, canton: 'GR' },
  { from: 1000, to: 1018, canton: 'VD' },
  { from: 1200, to: 1258, canton: 'GE' },
  { from: 3000, to: 3030, canton: 'BE' },
  { from: 4000, to: 4059, canton: 'BS' },
  { from: 6000, to: 6009, canton: 'LU' },
  { from: 6460, to: 6493, canton: 'UR' },
  { from: 8000, to: 8064, canton: 'ZH' },
] as const
