/**
 * Drugs of which a client gets one at most: two of a kind, or two that nobody gives together. Reality is not so
 * simple; a demo must not show what a nurse would have to ring the doctor about.
 */
export const oneOf: readonly (readonly string[])[] = [
  ['Lisinopril 10 mg', 'Candesartan 16 mg', 'Ramipril 5 mg', 'Sacubitril/valsartan 49/51 mg'],
  ['Amlodipina 5 mg', 'Lercanidipina 10 mg'],
  ['Bisoprololo 2.5 mg', 'Metoprololo ritardo 50 mg', 'Nebivololo 5 mg'],
  ['Torasemide 10 mg', 'Furosemide 40 mg'],
  [
    'Apixaban 5 mg',
    'Rivaroxaban 15 mg',
    'Fenprocumone 3 mg',
    'Enoxaparina 40 mg',
    'Acido acetilsalicilico 100 mg',
    'Clopidogrel 75 mg',
    'Ibuprofene 400 mg',
  ],
  ['Digossina 0.125 mg', 'Amiodarone 200 mg'],
  ['Atorvastatina 20 mg', 'Rosuvastatina 10 mg'],
  ['Metformina 500 mg', 'Metformina 1000 mg'],
  ['Insulina glargine 100 unità/ml', 'Insulina degludec 100 unità/ml'],
  ['Donepezil 10 mg', 'Rivastigmina cerotto 9.5 mg/24 h'],
  ['Quetiapina 25 mg', 'Risperidone 0.5 mg', 'Aloperidolo gocce 2 mg/ml'],
  [
    'Fentanyl cerotto 12 µg/h',
    'Buprenorfina cerotto 5 µg/h',
    'Oxicodone/naloxone 5/2.5 mg',
    'Fentanyl cerotto 25 µg/h',
  ],
  ['Tramadolo gocce 100 mg/ml', 'Morfina gocce 20 mg/ml', 'Morfina 10 mg/ml, fiale'],
  ['Paracetamolo 1 g', 'Paracetamolo 500 mg'],
  ['Escitalopram 10 mg', 'Sertralina 50 mg', 'Citalopram 20 mg'],
  ['Mirtazapina 15 mg', 'Trazodone 50 mg', 'Melatonina ritardo 2 mg'],
  ['Oxazepam 15 mg', 'Lorazepam 1 mg', 'Midazolam 5 mg/ml, fiale'],
  ['Pantoprazolo 40 mg', 'Esomeprazolo 20 mg'],
  ['Macrogol 13.7 g, bustine', 'Lattulosio sciroppo', 'Loperamide 2 mg'],
  ['Levotiroxina 50 µg', 'Levotiroxina 75 µg'],
  ['Nitrofurantoina 100 mg', 'Amoxicillina/acido clavulanico 1 g'],
  ['Prednisone 20 mg', 'Desametasone 4 mg'],
  ['Domperidone 10 mg', 'Metoclopramide gocce 4 mg/ml'],
]

/** Drugs that block dopamine, for nobody with Parkinson. */
export const notWithParkinson: readonly string[] = [
  'Metoclopramide gocce 4 mg/ml',
  'Aloperidolo gocce 2 mg/ml',
  'Risperidone 0.5 mg',
]
