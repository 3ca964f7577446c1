import type { WarningKind } from '@vicino/domain/warnings/warning.ts'
import { type DrugOrder, eyeDrops, inhaler, insulin, patch, reserve, tablet } from './drug-orders.ts'

/** `passing` ones speak of these days. */
export type WarningText = { kind: WarningKind; text: string; passing?: true }

/** What a client lives with, and what follows from it for the drugs, the warnings and the visits. */
export type Illness = {
  name: string
  drugs: readonly DrugOrder[]
  warnings: readonly WarningText[]
  /** What the nurse comes for, with the minutes it takes. */
  visits: readonly { title: string; minutes: number }[]
}

const checkVitals = { title: 'Controllo dei parametri vitali', minutes: 20 }
const weeklyDrugs = { title: 'Preparazione dei farmaci della settimana', minutes: 30 }

/** The insulin before meals of whom a doctor has ordered a scale. */
export const insulinByScale: DrugOrder = {
  ...insulin(
    'Insulina aspart 100 unità/ml',
    [1, 1, 1, 0],
    'Prima del pasto, solo se mangia. Sotto 4.0: zucchero, ricontrollare, sentire il medico.',
  ),
  dose_scale: {
    parameter: 'glyc',
    steps: [
      { from: 4, dose: 0 },
      { from: 8, dose: 4 },
      { from: 12, dose: 6 },
      { from: 16, dose: 8 },
    ],
  },
}

/** Insulin every day: these clients are visited every day. */
export const insulinDiabetes: Illness = {
  name: 'Diabete insulinodipendente',
  drugs: [
    insulin('Insulina glargine 100 unità/ml', [0, 0, 18, 0], 'Sede a rotazione: addome, poi cosce.'),
    insulin(
      'Insulina aspart 100 unità/ml',
      [6, 8, 6, 0],
      'Solo se mangia. Glicemia prima di ogni iniezione.',
    ),
    insulin('Insulina degludec 100 unità/ml', [24, 0, 0, 0], 'Sempre alla stessa ora.'),
    tablet('Metformina 1000 mg', [1, 0, 1, 0], { comments: 'Durante il pasto.' }),
    reserve('Glucosio 4 g', 3, 0.25, 12, 'Se glicemia sotto 4.0 mmol/l.', {
      comments: 'Ricontrollare dopo 15 minuti.',
    }),
  ],
  warnings: [
    { kind: 'therapy', text: 'Insulina: glicemia prima di ogni iniezione' },
    { kind: 'risk', text: 'Ipoglicemie notturne, succo d’arancia sul comodino' },
  ],
  visits: [
    { title: 'Glicemia e insulina', minutes: 20 },
    { title: 'Cura dei piedi', minutes: 30 },
  ],
}

export const conditions: readonly Illness[] = [
  {
    name: 'Ipertensione',
    drugs: [
      tablet('Amlodipina 5 mg', [1, 0, 0, 0]),
      tablet('Lisinopril 10 mg', [1, 0, 0, 0]),
      tablet('Candesartan 16 mg', [0.5, 0, 0, 0]),
      tablet('Idroclorotiazide 25 mg', [0.5, 0, 0, 0]),
      tablet('Ramipril 5 mg', [1, 0, 1, 0]),
      tablet('Lercanidipina 10 mg', [0, 0, 1, 0]),
      tablet('Bisoprololo 2.5 mg', [1, 0, 0, 0], {
        comments: 'Non dare se polso sotto 50, avvisare il medico.',
      }),
    ],
    warnings: [{ kind: 'risk', text: 'Capogiri quando si alza: far sedere sul bordo del letto' }],
    visits: [checkVitals, weeklyDrugs],
  },
  {
    name: 'Scompenso cardiaco',
    drugs: [
      tablet('Torasemide 10 mg', [1, 0.5, 0, 0], {
        comments: 'Peso al mattino: se +2 kg in 3 giorni chiamare il medico.',
      }),
      tablet('Spironolattone 25 mg', [0.5, 0, 0, 0]),
      tablet('Metoprololo ritardo 50 mg', [0.5, 0, 0.5, 0]),
      tablet('Empagliflozin 10 mg', [1, 0, 0, 0]),
      tablet('Sacubitril/valsartan 49/51 mg', [1, 0, 1, 0]),
      tablet('Furosemide 40 mg', [1, 0.5, 0, 0]),
      tablet('Potassio 30 mmol, compresse effervescenti', [0.5, 0, 0, 0], {
        comments: 'Sciogliere in un bicchiere d’acqua.',
      }),
    ],
    warnings: [
      { kind: 'therapy', text: 'Restrizione di liquidi: 1.5 litri al giorno' },
      { kind: 'device', text: 'Pacemaker' },
    ],
    visits: [{ title: 'Peso, edemi e pressione', minutes: 25 }, weeklyDrugs],
  },
  {
    name: 'Fibrillazione atriale',
    drugs: [
      tablet('Apixaban 5 mg', [1, 0, 1, 0]),
      tablet('Rivaroxaban 15 mg', [0, 0, 1, 0], { comments: 'Con il pasto serale.' }),
      tablet('Fenprocumone 3 mg', [0, 0, 0.25, 0], {
        days: ['mon', 'wed', 'fri'],
        comments: 'Secondo lo schema del medico, INR ogni quattro settimane.',
      }),
      tablet('Digossina 0.125 mg', [1, 0, 0, 0], { days: ['mon', 'tue', 'wed', 'thu', 'fri'] }),
      tablet('Amiodarone 200 mg', [0.5, 0, 0, 0]),
      tablet('Atorvastatina 20 mg', [0, 0, 1, 0]),
    ],
    warnings: [{ kind: 'therapy', text: 'Anticoagulazione: attenzione a cadute e sanguinamenti' }],
    visits: [{ title: 'Prelievo per INR', minutes: 20 }, weeklyDrugs],
  },
  {
    name: 'Cardiopatia ischemica',
    drugs: [
      tablet('Acido acetilsalicilico 100 mg', [0, 1, 0, 0]),
      tablet('Clopidogrel 75 mg', [1, 0, 0, 0]),
      tablet('Rosuvastatina 10 mg', [0, 0, 1, 0]),
      tablet('Nebivololo 5 mg', [0.5, 0, 0, 0]),
      {
        name: 'Nitroglicerina cerotto 5 mg/24 h',
        modality: 'TTS',
        dose_unit: 'other',
        morning: 1,
        comments: 'Applicare alle 8, togliere alle 20.',
      },
      reserve('Nitroglicerina spray 0.4 mg', 1, 0.25, 3, 'Se dolore al petto.', {
        dose_unit: 'other',
        comments: 'Sotto la lingua, stando seduti. Dopo tre spruzzi chiamare il 144.',
      }),
    ],
    warnings: [{ kind: 'risk', text: 'Dolore al petto: nitroglicerina spray nel cassetto del comodino' }],
    visits: [checkVitals, weeklyDrugs],
  },
  {
    name: 'Diabete tipo 2',
    drugs: [
      tablet('Metformina 500 mg', [1, 0, 1, 0], { comments: 'Durante il pasto.' }),
      tablet('Sitagliptin 50 mg', [1, 0, 0, 0]),
      tablet('Gliclazide ritardo 30 mg', [1, 0, 0, 0], {
        comments: 'Con la colazione; non dare se non mangia.',
      }),
      {
        name: 'Dulaglutide 1.5 mg',
        modality: 'SC',
        dose_unit: 'other',
        morning: 1,
        days: ['mon'],
        comments: 'Penna monouso dal frigorifero, un’ora prima.',
      },
      tablet('Ezetimibe 10 mg', [1, 0, 0, 0]),
    ],
    warnings: [{ kind: 'risk', text: 'Piede diabetico: controllare la pelle a ogni visita' }],
    visits: [
      { title: 'Controllo della glicemia', minutes: 15 },
      { title: 'Cura dei piedi', minutes: 30 },
      weeklyDrugs,
    ],
  },
  {
    name: 'BPCO',
    drugs: [
      inhaler('Tiotropio 2.5 µg', [2, 0, 0, 0], { comments: 'Due inalazioni, poi sciacquare la bocca.' }),
      inhaler('Salmeterolo/fluticasone 50/250 µg', [1, 0, 1, 0], {
        comments: 'Sciacquare la bocca dopo ogni inalazione.',
      }),
      inhaler('Ipratropio 0.25 mg/ml, soluzione', [2, 0, 2, 0], {
        dose_unit: 'ml',
        comments: 'Con l’apparecchio per aerosol.',
      }),
      tablet('N-acetilcisteina 600 mg', [1, 0, 0, 0]),
      tablet('Prednisone 20 mg', [1, 0, 0, 0]),
      reserve('Salbutamolo 0.1 mg spray', 2, 4, 8, 'Se dispnea.', {
        modality: 'AER',
        dose_unit: 'other',
        comments: 'Con la camera di inalazione.',
      }),
    ],
    warnings: [
      { kind: 'therapy', text: 'Ossigeno 2 l/min: in casa non si fuma' },
      { kind: 'risk', text: 'Dispnea sotto sforzo: fare le pause' },
    ],
    visits: [{ title: 'Controllo del respiro e dell’ossigeno', minutes: 25 }, weeklyDrugs],
  },
  {
    name: 'Demenza',
    drugs: [
      tablet('Donepezil 10 mg', [0, 0, 1, 0]),
      tablet('Memantina 20 mg', [1, 0, 0, 0]),
      tablet('Quetiapina 25 mg', [0, 0, 0.5, 1]),
      tablet('Melatonina ritardo 2 mg', [0, 0, 0, 1]),
      tablet('Risperidone 0.5 mg', [0, 0, 0.5, 0]),
      patch('Rivastigmina cerotto 9.5 mg/24 h', 1, 'Togliere il vecchio prima di applicare il nuovo.'),
      reserve('Aloperidolo gocce 2 mg/ml', 5, 8, 15, 'Se molta agitazione.', {
        dose_unit: 'drop',
        comments: 'Solo dopo aver provato a distrarre.',
      }),
    ],
    warnings: [
      { kind: 'risk', text: 'Esce di casa e si perde: chiudere la porta a chiave' },
      { kind: 'access', text: 'Non riconosce chi suona: presentarsi sempre con il nome' },
    ],
    visits: [{ title: 'Somministrazione dei farmaci e sorveglianza', minutes: 25 }, weeklyDrugs],
  },
  {
    name: 'Parkinson',
    drugs: [
      tablet('Levodopa/benserazide 100/25 mg', [1, 1, 1, 0.5], {
        comments: 'Puntuale: 7, 12, 17, 22. Mezz’ora prima dei pasti.',
      }),
      tablet('Levodopa/carbidopa ritardo 200/50 mg', [0, 0, 0, 1]),
      tablet('Rasagilina 1 mg', [1, 0, 0, 0]),
      tablet('Pramipexolo 0.18 mg', [0.5, 0.5, 0.5, 0]),
      tablet('Domperidone 10 mg', [1, 1, 1, 0]),
      patch('Rotigotina cerotto 4 mg/24 h', 1, 'Cambiare posto ogni giorno.'),
    ],
    warnings: [{ kind: 'risk', text: 'Rischio di caduta elevato, blocchi nel camminare' }],
    visits: [{ title: 'Farmaci e mobilizzazione', minutes: 35 }, weeklyDrugs],
  },
  {
    name: 'Dolore cronico',
    drugs: [
      tablet('Paracetamolo 1 g', [1, 1, 1, 0]),
      patch('Fentanyl cerotto 12 µg/h', 3, 'Cambio ogni 72 ore, scrivere la data sul cerotto.'),
      patch('Buprenorfina cerotto 5 µg/h', 7, 'Cambio settimanale, pelle asciutta del dorso.'),
      tablet('Oxicodone/naloxone 5/2.5 mg', [1, 0, 1, 0]),
      tablet('Pregabalin 75 mg', [1, 0, 1, 0]),
      reserve('Paracetamolo 500 mg', 1, 6, 4, 'Se dolore oltre 4 su 10.'),
      reserve('Metamizolo gocce 500 mg/ml', 30, 6, 120, 'Se dolore oltre 4 su 10.', {
        dose_unit: 'drop',
        comments: 'Non insieme al paracetamolo.',
      }),
      reserve('Tramadolo gocce 100 mg/ml', 20, 6, 80, 'Se il paracetamolo non basta.', { dose_unit: 'drop' }),
      reserve('Ibuprofene 400 mg', 1, 8, 3, 'Se dolore oltre 4 su 10.', {
        comments: 'A stomaco pieno, al massimo tre giorni.',
      }),
    ],
    warnings: [{ kind: 'therapy', text: 'Oppioidi: sorvegliare sonnolenza e intestino' }],
    visits: [{ title: 'Cambio del cerotto e valutazione del dolore', minutes: 20 }, weeklyDrugs],
  },
  {
    name: 'Osteoporosi e frattura',
    drugs: [
      tablet('Acido alendronico 70 mg', [1, 0, 0, 0], {
        days: ['mon'],
        comments: 'A digiuno con acqua, poi mezz’ora in piedi.',
      }),
      tablet('Calcio/vitamina D3 500 mg/800 UI', [0, 1, 0, 0]),
      {
        name: 'Colecalciferolo gocce 4500 UI/ml',
        modality: 'OS',
        dose_unit: 'drop',
        morning: 40,
        days: ['sun'],
        comments: 'Una volta alla settimana, con la colazione.',
      },
      {
        name: 'Enoxaparina 40 mg',
        modality: 'SC',
        dose_unit: 'other',
        evening: 1,
        comments: 'Fino alla mobilizzazione completa.',
      },
    ],
    warnings: [{ kind: 'risk', text: 'Rischio di caduta: usa il deambulatore anche in casa' }],
    visits: [{ title: 'Mobilizzazione e controllo della ferita', minutes: 35 }, checkVitals],
  },
  {
    name: 'Ulcera della gamba',
    drugs: [
      tablet('Diosmina 500 mg', [1, 0, 1, 0]),
      tablet('Zinco 30 mg', [0, 1, 0, 0]),
      tablet('Amoxicillina/acido clavulanico 1 g', [1, 0, 1, 0]),
      reserve('Morfina gocce 20 mg/ml', 4, 4, 24, 'Dolore alla medicazione.', {
        dose_unit: 'drop',
        comments: 'Mezz’ora prima della medicazione.',
      }),
    ],
    warnings: [
      { kind: 'infection', text: 'MRSA nella ferita: guanti e camice monouso' },
      { kind: 'allergy', text: 'Allergia ai cerotti: usare solo la retina' },
    ],
    visits: [
      { title: 'Medicazione dell’ulcera, gamba sinistra', minutes: 40 },
      { title: 'Bendaggio compressivo', minutes: 30 },
    ],
  },
  {
    name: 'Depressione e ansia',
    drugs: [
      tablet('Escitalopram 10 mg', [1, 0, 0, 0]),
      tablet('Sertralina 50 mg', [1, 0, 0, 0]),
      tablet('Mirtazapina 15 mg', [0, 0, 0, 1]),
      tablet('Trazodone 50 mg', [0, 0, 0, 0.5]),
      tablet('Citalopram 20 mg', [0.5, 0, 0, 0]),
      reserve('Lorazepam 1 mg', 0.5, 8, 2, 'Se molto in ansia.', {
        comments: 'Può dare sonnolenza e cadute.',
      }),
      reserve('Oxazepam 15 mg', 0.5, 8, 1, 'Se non dorme.', { comments: 'Entro mezzanotte.' }),
    ],
    warnings: [{ kind: 'other', text: 'Lutto recente: lasciare tempo per parlare' }],
    visits: [{ title: 'Colloquio e farmaci', minutes: 35 }, weeklyDrugs],
  },
  {
    name: 'Stitichezza e stomaco',
    drugs: [
      tablet('Pantoprazolo 40 mg', [1, 0, 0, 0], { comments: 'Mezz’ora prima della colazione.' }),
      tablet('Esomeprazolo 20 mg', [1, 0, 0, 0]),
      {
        name: 'Macrogol 13.7 g, bustine',
        modality: 'OS',
        dose_unit: 'other',
        morning: 1,
        comments: 'In un bicchiere d’acqua.',
      },
      { name: 'Lattulosio sciroppo', modality: 'OS', dose_unit: 'ml', morning: 15, evening: 15 },
      reserve('Picosolfato gocce 7.5 mg/ml', 10, 24, 10, 'Se non evacua da due giorni.', {
        dose_unit: 'drop',
        comments: 'La sera.',
      }),
      reserve('Bisacodile 10 mg, supposte', 1, 24, 1, 'Se non evacua da tre giorni.', {
        modality: 'RET',
        dose_unit: 'other',
      }),
      reserve('Clisma fosfato 133 ml', 1, 48, 1, 'Se non evacua nemmeno con le supposte.', {
        modality: 'RET',
        dose_unit: 'other',
        comments: 'Solo dopo aver sentito il medico.',
      }),
      reserve('Loperamide 2 mg', 1, 4, 4, 'Se diarrea.', { comments: 'Non oltre due giorni.' }),
    ],
    warnings: [{ kind: 'device', text: 'Colostomia: materiale nell’armadio del bagno' }],
    visits: [{ title: 'Cura dello stoma', minutes: 40 }, weeklyDrugs],
  },
  {
    name: 'Glaucoma',
    drugs: [
      eyeDrops(
        'Latanoprost collirio 0.05 mg/ml',
        [0, 0, 1, 0],
        'Tutti e due gli occhi. Dopo l’apertura quattro settimane.',
      ),
      eyeDrops('Timololo collirio 5 mg/ml', [1, 0, 1, 0], 'Premere l’angolo interno per un minuto.'),
      eyeDrops('Dorzolamide collirio 20 mg/ml', [1, 1, 1, 0]),
      eyeDrops('Lacrime artificiali', [1, 1, 1, 1]),
    ],
    warnings: [{ kind: 'other', text: 'Vede poco: parlare prima di avvicinarsi' }],
    visits: [{ title: 'Colliri e farmaci', minutes: 20 }, weeklyDrugs],
  },
  {
    name: 'Vescica',
    drugs: [
      tablet('Tamsulosina ritardo 0.4 mg', [1, 0, 0, 0]),
      tablet('Finasteride 5 mg', [1, 0, 0, 0]),
      tablet('Mirabegron 50 mg', [1, 0, 0, 0]),
      tablet('Solifenacina 5 mg', [0, 0, 1, 0]),
      tablet('Nitrofurantoina 100 mg', [1, 0, 1, 0]),
    ],
    warnings: [{ kind: 'device', text: 'Catetere vescicale a dimora, cambio ogni sei settimane' }],
    visits: [{ title: 'Cura del catetere vescicale', minutes: 30 }, weeklyDrugs],
  },
  {
    name: 'Tiroide, sangue, gotta',
    drugs: [
      tablet('Levotiroxina 50 µg', [1, 0, 0, 0], { comments: 'A digiuno, mezz’ora prima della colazione.' }),
      tablet('Levotiroxina 75 µg', [1, 0, 0, 0], { comments: 'A digiuno, mezz’ora prima della colazione.' }),
      tablet('Ferro (II) 100 mg', [1, 0, 0, 0]),
      tablet('Acido folico 5 mg', [0, 1, 0, 0]),
      tablet('Allopurinolo 100 mg', [0, 1, 0, 0]),
      {
        name: 'Vitamina B12 1000 µg',
        modality: 'IM',
        dose_unit: 'ml',
        morning: 1,
        every_n_days: 28,
        comments: 'Alternare il lato.',
      },
      reserve('Colchicina 0.5 mg', 1, 12, 2, 'Al primo segno di un attacco di gotta.'),
    ],
    warnings: [{ kind: 'allergy', text: 'Allergia alla penicillina' }],
    visits: [{ title: 'Prelievo di sangue', minutes: 20 }, weeklyDrugs],
  },
  {
    name: 'Cure palliative',
    drugs: [
      patch('Fentanyl cerotto 25 µg/h', 3, 'Cambio ogni 72 ore, due persone firmano il conteggio.'),
      { name: 'Desametasone 4 mg', modality: 'OS', morning: 1, afternoon: 0.5 },
      patch('Scopolamina cerotto 1 mg', 3, 'Dietro l’orecchio, alternare il lato.'),
      reserve('Morfina 10 mg/ml, fiale', 0.5, 4, 3, 'Se dolore o fame d’aria.', {
        modality: 'SC',
        dose_unit: 'ml',
        comments: 'Chiamare l’infermiera di picchetto.',
      }),
      reserve('Midazolam 5 mg/ml, fiale', 0.5, 4, 2, 'Se agitazione grave.', {
        modality: 'SC',
        dose_unit: 'ml',
        comments: 'Solo dopo aver chiamato il medico.',
      }),
      reserve('Metoclopramide gocce 4 mg/ml', 40, 8, 120, 'Se nausea.', { dose_unit: 'drop' }),
      {
        name: 'NaCl 0.9 %, infusione 500 ml',
        modality: 'EV',
        dose_unit: 'other',
        evening: 1,
        days: ['tue', 'fri'],
        comments: 'Dal port-a-cath, in due ore.',
      },
    ],
    warnings: [
      { kind: 'device', text: 'Port-a-cath a destra' },
      { kind: 'therapy', text: 'Direttive anticipate nella cartella blu: nessuna rianimazione' },
    ],
    visits: [
      { title: 'Controllo dei sintomi e del dolore', minutes: 45 },
      { title: 'Colloquio con i familiari', minutes: 30 },
    ],
  },
]
