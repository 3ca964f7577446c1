import { describe, expect, it } from 'vitest'
import { combinationLines, manyClassLines, narcotics, salts, substanceLines } from './substance-table.ts'
import {
  isNarcotic,
  matchedAllergies,
  sharedSubstances,
  substanceClasses,
  substances,
  substancesOf,
} from './substances.ts'

const codesOf = (name: string) => substancesOf(name).map(({ code }) => code)

describe('the table', () => {
  const third = (line: string) =>
    line
      .split('|')[1]!
      .split(',')
      .map(code => code.trim())
  const combined = combinationLines.trim().split('\n').flatMap(third)

  it('names no substance that it does not have', () =>
    expect([...combined, ...salts, ...narcotics].filter(code => !substances.has(code))).toEqual([]))

  it('names no class that it does not have', () => {
    const named = [...substances.values()].flatMap(({ classes }) => classes)
    const many = manyClassLines.trim().split('\n').flatMap(third)
    expect([...named, ...many].filter(code => !substanceClasses.has(code))).toEqual([])
  })

  it('has every substance once, each with its four names and six cells', () => {
    const lines = substanceLines.trim().split('\n')
    expect(substances.size).toBe(lines.length)
    expect(lines.filter(line => line.split('|').length !== 6)).toEqual([])
    expect([...substances.values()].filter(({ called }) => Object.values(called).includes(''))).toEqual([])
  })

  it('gives no brand to two substances', () => {
    const names = [...substanceLines.trim().split('\n'), ...combinationLines.trim().split('\n')].flatMap(
      line => (line.split('|').length === 2 ? line.split('|')[0]! : line.split('|')[4]!).split(','),
    )
    const given = names.map(name => name.trim().toLowerCase()).filter(Boolean)
    expect(given.filter((name, index) => given.indexOf(name) !== index)).toEqual([])
  })
})

describe('what a name holds', () => {
  it.each([
    ['Dafalgan 1 g', ['paracetamol']],
    ['PARACETAMOLO 500', ['paracetamol']],
    ['Paracetamol-Mepha Lactab', ['paracetamol']],
    ['Co-Dafalgan', ['paracetamol', 'codeine']],
    ['Novalgin gtt', ['metamizole']],
    ['Brufen 400', ['ibuprofen']],
    ['Irfen Lactab 600', ['ibuprofen']],
    ['Aspirin Cardio 100', ['acetylsalicylic acid']],
    ['Acido acetilsalicilico 100 mg', ['acetylsalicylic acid']],
    ['Acetylsalicylsäure', ['acetylsalicylic acid']],
    ['Marcoumar', ['phenprocoumon']],
    ['Xarelto 20', ['rivaroxaban']],
    ['Eliquis 5 mg', ['apixaban']],
    ['Lasilactone 50/20', ['furosemide', 'spironolactone']],
    ['Torem 10', ['torasemide']],
    ['Beloc Zok 50', ['metoprolol']],
    ['Concor 2.5', ['bisoprolol']],
    ['Concor Plus', ['bisoprolol', 'hydrochlorothiazide']],
    ['Lisinopril 10 mg', ['lisinopril']],
    ['Co-Lisinopril Sandoz', ['lisinopril', 'hydrochlorothiazide']],
    ['Amlodipin-Mepha 5', ['amlodipine']],
    ['Metformina 1000 mg', ['metformin']],
    ['Lantus SoloStar', ['insulin glargine']],
    ['Insulina aspart 100 U/ml', ['insulin aspart']],
    ['Co-Amoxi-Mepha 1 g', ['amoxicillin', 'clavulanic acid']],
    ['Augmentin', ['amoxicillin', 'clavulanic acid']],
    ['Bactrim forte', ['sulfamethoxazole', 'trimethoprim']],
    ['Cotrimossazolo 800/160 mg', ['sulfamethoxazole', 'trimethoprim']],
    ['Cotrimoxazolo 800/160 mg', ['sulfamethoxazole', 'trimethoprim']],
    ['Oxycontin 10', ['oxycodone']],
    ['Targin 10/5', ['oxycodone', 'naloxone']],
    ['Palexia retard', ['tapentadol']],
    ['Fentanyl cerotto 12 µg/h', ['fentanyl']],
    ['Temesta Expidet', ['lorazepam']],
    ['Seresta', ['oxazepam']],
    ['Stilnox', ['zolpidem']],
    ['Quetiapina 25 mg', ['quetiapine']],
    ['Madopar DR', ['levodopa', 'benserazide']],
    ['Corangin Nitrospray', ['nitroglycerin']],
    ['Corangin 40', ['isosorbide mononitrate']],
    ['Dulcolax', ['bisacodyl']],
    ['Dulcolax Picosulfat', ['sodium picosulfate']],
  ])('%s', (name, codes) => expect(codesOf(name)).toEqual(codes))

  it.each([
    ['Losartan-Kalium 50', ['losartan']],
    ['Atorvastatina calcio', ['atorvastatin']],
    ['Potassio 30 mmol, compresse effervescenti', ['potassium']],
    ['Calcio/vitamina D3 500 mg/800 UI', ['calcium', 'cholecalciferol']],
    ['Ferro (II) 100 mg', ['iron']],
  ])('%s: a salt alone is what is taken, beside another substance it is not', (name, codes) =>
    expect(codesOf(name)).toEqual(codes),
  )

  it.each(['Lattasi', 'Lacrime artificiali', 'Cerotto', 'Pomata per le mani', 'Metforminoide', ''])(
    '%s: nothing that the table knows',
    name => expect(codesOf(name)).toEqual([]),
  )
})

describe('the same substance', () => {
  it.each([
    ['Dafalgan', 'Co-Dafalgan', ['paracetamol']],
    ['Paracetamolo 1 g', 'Zaldiar', ['paracetamol']],
    ['Lasix 40', 'Lasilactone', ['furosemide']],
    ['Oxynorm', 'Targin', ['oxycodone']],
    ['Lantus', 'Xultophy', []],
    ['Insulina glargine', 'Insulina aspart', []],
    ['Dafalgan', 'Novalgin', []],
    ['Losartan-Kalium', 'KCl Hausmann', []],
    ['Crema A', 'Crema A', []],
  ])('of %s and %s', (one, other, codes) => {
    expect(sharedSubstances(one, other).map(({ code }) => code)).toEqual(codes)
    expect(sharedSubstances(other, one).map(({ code }) => code)).toEqual(codes)
  })
})

describe('an allergy', () => {
  const because = (text: string, drug: string) =>
    matchedAllergies(drug, [{ source: 'warning', text }]).map(match => match.because.it)[0]

  it.each([
    ['Allergia alla penicillina', 'Co-Amoxi 1 g', 'penicilline'],
    ['Penicillina: orticaria nel 2019', 'Floxapen', 'penicilline'],
    ['Penicillinallergie', 'Amoxicillin', 'penicilline'],
    ["Allergia all'amoxicillina", 'Augmentin', 'amoxicillina'],
    ["Allergia all'Augmentin", 'Tazobac', 'penicilline'],
    ['Betalattamici', 'Zinat', 'cefalosporine'],
    ['Sulfamidici', 'Bactrim forte', 'sulfamidici antibiotici'],
    ['Bactrim', 'Ialugen Plus', 'sulfamidici antibiotici'],
    ['FANS', 'Irfen 400', 'antinfiammatori (FANS)'],
    ['Aspirina: asma', 'Brufen', 'antinfiammatori (FANS)'],
    ["Allergia all'ibuprofene", 'Aspirin Cardio', 'antinfiammatori (FANS)'],
    ['Novalgin', 'Metamizolo gocce 500 mg/ml', 'metamizolo'],
    ['Ramipril: angioedema', 'Lisinopril', 'ACE-inibitori'],
    ['Oppiacei', 'Palexia', 'oppioidi'],
    ['Morfina: prurito', 'Sevredol', 'morfina'],
    ['Iodio', 'Betadine', 'iodio'],
    ['Clexane (HIT)', 'Fraxiparine', 'eparine'],
    ['Intolleranza: metformina (diarrea)', 'Janumet', 'metformina'],
  ])('%s speaks against %s: %s', (text, drug, reason) => expect(because(text, drug)).toBe(reason))

  it.each([
    ['Allergia ai cerotti: usare solo la retina', 'Fentanyl cerotto 12 µg/h'],
    ['Cerotti: arrossamento e vesciche', 'Nitroglicerina cerotto 5 mg/24 h'],
    ['Allergia alla penicillina', 'Zinat'],
    ['Allergia alla penicillina', 'Rocephin'],
    ['Cefalosporine', 'Co-Amoxi'],
    ['Sulfamidici', 'Lasix'],
    ['Sulfamidici', 'Torem'],
    ['Sulfamidici', 'Esidrex'],
    ['Sulfamidici', 'Daonil'],
    ['Sulfamidici', 'Celebrex'],
    ['Sulfamidici', 'Sifrol'],
    ['Iodio', 'Cordarone'],
    ['Mezzi di contrasto iodati', 'Euthyrox'],
    ['Allergia allo iodio', 'Amiodarone 200 mg'],
    ['FANS', 'Novalgin'],
    ['Aspirina', 'Metamizolo gocce'],
    ['Novalgin', 'Irfen'],
    ['FANS', 'Dafalgan'],
    ['Morfina: prurito', 'Palexia'],
    ['Lattosio: latte e panna', 'Lattulosio sciroppo'],
    ['Allergia al lattice: guanti in nitrile', 'Lattulosio'],
    ['Allergia alle noci', 'Novalgin'],
    ['Allergia a un farmaco che non ricorda', 'Farmaco di prova'],
    ['', 'Dafalgan'],
  ])('%s does not speak against %s', (text, drug) => expect(because(text, drug)).toBeUndefined())

  it('tells each note that speaks against the drug, and where it stands', () => {
    const notes = [
      { source: 'warning', text: 'Allergia alla penicillina' },
      { source: 'warning', text: 'Allergia alle noci' },
      { source: 'allergies', text: 'Amoxicillina: orticaria' },
    ] as const
    expect(matchedAllergies('Clamoxyl', notes)).toMatchObject([
      { source: 'warning', because: { it: 'penicilline', de: 'Penicilline' } },
      { source: 'allergies', because: { it: 'amoxicillina', fr: 'amoxicilline' } },
    ])
  })
})

it.each([
  ['Fentanyl cerotto 25 µg/h', true],
  ['Morfina 10 mg/ml, fiale', true],
  ['Targin 10/5', true],
  ['Palexia', true],
  ['Tramal gocce', false],
  ['Co-Dafalgan', false],
  ['Temesta', false],
  ['Dafalgan', false],
])('%s is counted as a narcotic: %s', (name, expected) => expect(isNarcotic(name)).toBe(expected))
