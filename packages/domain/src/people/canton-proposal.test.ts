import { describe, expect, it } from 'vitest'
import { Canton } from './canton.ts'
import { cantons } from './canton-names.ts'
import { cantonAfter, cantonOfPostalCode } from './canton-proposal.ts'

const ticino = [
  6500, 6503, 6512, 6513, 6514, 6515, 6516, 6517, 6518, 6523, 6524, 6525, 6526, 6527, 6528, 6532, 6533, 6571,
  6572, 6573, 6574, 6575, 6576, 6577, 6578, 6579, 6582, 6583, 6584, 6592, 6593, 6594, 6595, 6596, 6597, 6598,
  6599, 6600, 6605, 6612, 6613, 6614, 6616, 6618, 6622, 6631, 6632, 6633, 6634, 6635, 6636, 6637, 6644, 6645,
  6646, 6647, 6648, 6652, 6653, 6654, 6655, 6656, 6657, 6658, 6659, 6661, 6662, 6663, 6664, 6670, 6672, 6673,
  6674, 6675, 6676, 6677, 6678, 6682, 6683, 6684, 6685, 6690, 6692, 6693, 6694, 6695, 6696, 6702, 6703, 6705,
  6707, 6710, 6713, 6714, 6715, 6716, 6717, 6718, 6719, 6720, 6721, 6722, 6723, 6724, 6742, 6743, 6744, 6745,
  6746, 6747, 6748, 6749, 6760, 6763, 6764, 6772, 6773, 6774, 6775, 6776, 6777, 6780, 6781, 6802, 6803, 6804,
  6805, 6806, 6807, 6808, 6809, 6810, 6814, 6815, 6816, 6817, 6818, 6821, 6822, 6823, 6825, 6826, 6827, 6828,
  6830, 6832, 6833, 6834, 6835, 6836, 6837, 6838, 6839, 6850, 6852, 6853, 6854, 6855, 6862, 6863, 6864, 6865,
  6866, 6867, 6872, 6873, 6874, 6875, 6877, 6883, 6900, 6912, 6913, 6914, 6915, 6916, 6917, 6918, 6919, 6921,
  6922, 6924, 6925, 6926, 6927, 6928, 6929, 6930, 6932, 6933, 6934, 6935, 6936, 6937, 6938, 6939, 6942, 6943,
  6944, 6945, 6946, 6947, 6948, 6949, 6950, 6951, 6952, 6953, 6954, 6955, 6956, 6957, 6958, 6959, 6960, 6962,
  6963, 6964, 6965, 6966, 6967, 6968, 6974, 6976, 6977, 6978, 6979, 6980, 6981, 6982, 6983, 6984, 6986, 6987,
  6988, 6989, 6990, 6991, 6992, 6993, 6994, 6995, 6996, 6997, 6998, 6999,
]
const grigioni = [
  6534, 6535, 6537, 6538, 6540, 6541, 6542, 6543, 6544, 6545, 6546, 6548, 6549, 6556, 6557, 6558, 6562, 6563,
  6565, 7602, 7603, 7604, 7605, 7606, 7608, 7610, 7710, 7741, 7742, 7743, 7744, 7745, 7746, 7747, 7748, 7000,
  7500,
]

it('has a name each', () => {
  expect(new Set(cantons.map(({ value }) => Canton.parse(value))).size).toBe(26)
})

describe('the canton of a postal code', () => {
  it.each(ticino)('%i is in Ticino', code => expect(cantonOfPostalCode('CH', String(code))).toBe('TI'))

  it.each(grigioni)('%i is in the Grigioni', code =>
    expect(cantonOfPostalCode('CH', String(code))).toBe('GR'),
  )

  it.each<[string, string, Canton | null]>([
    ['CH', '3000', 'BE'],
    ['CH', '6490', 'UR'],
    ['CH', '6911', null],
    ['CH', '7310', null],
    ['CH', '9999', null],
    ['CH', '650', null],
    ['CH', '65000', null],
    ['CH', '', null],
    ['IT', '22061', null],
    ['IT', '6900', null],
    ['LI', '9490', null],
  ])('%s %s proposes %s', (country, zip, canton) => expect(cantonOfPostalCode(country, zip)).toBe(canton))
})

describe('the canton of an address whose place changes', () => {
  it.each<[string, Parameters<typeof cantonAfter>[0], string, string, Canton | null]>([
    ['is proposed where there is none', { country: 'CH', zip: '', canton: null }, 'CH', '6900', 'TI'],
    ['follows the code', { country: 'CH', zip: '6900', canton: 'TI' }, 'CH', '6535', 'GR'],
    ['waits while a code is typed', { country: 'CH', zip: '6900', canton: 'TI' }, 'CH', '69', null],
    ['stays as it was chosen', { country: 'CH', zip: '6900', canton: 'GR' }, 'CH', '6850', 'GR'],
    ['goes with the country', { country: 'CH', zip: '6900', canton: 'GR' }, 'IT', '6900', null],
    ['comes with the country', { country: 'IT', zip: '6900', canton: null }, 'CH', '6900', 'TI'],
  ])('%s', (_, before, country, zip, canton) => expect(cantonAfter(before, { country, zip })).toBe(canton))
})
