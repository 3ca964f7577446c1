/** A part of Ticino that one team serves. */
export type Zone = { name: string; towns: readonly { zip: string; city: string }[] }

export const zones = [
  {
    name: 'Luganese',
    towns: [
      { zip: '6900', city: 'Lugano' },
      { zip: '6962', city: 'Viganello' },
      { zip: '6963', city: 'Pregassona' },
      { zip: '6942', city: 'Savosa' },
      { zip: '6932', city: 'Breganzona' },
      { zip: '6952', city: 'Canobbio' },
    ],
  },
  {
    name: 'Bellinzonese',
    towns: [
      { zip: '6500', city: 'Bellinzona' },
      { zip: '6512', city: 'Giubiasco' },
      { zip: '6517', city: 'Arbedo' },
      { zip: '6528', city: 'Camorino' },
      { zip: '6592', city: "Sant'Antonino" },
    ],
  },
  {
    name: 'Mendrisiotto',
    towns: [
      { zip: '6850', city: 'Mendrisio' },
      { zip: '6828', city: 'Balerna' },
      { zip: '6830', city: 'Chiasso' },
      { zip: '6855', city: 'Stabio' },
      { zip: '6834', city: 'Morbio Inferiore' },
    ],
  },
] as const satisfies readonly Zone[]

/** Names that streets have in every village, so that no address points at anybody. */
export const streets = [
  'Via alle Scuole',
  'Via Stazione',
  'Via Cantonale',
  'Via al Fiume',
  'Via ai Ronchi',
  'Via dei Tigli',
  'Via Campagna',
  'Via alla Chiesa',
  'Via del Sole',
  'Via alla Costa',
  'Via al Bosco',
  'Via ai Prati',
  'Via della Posta',
  'Via del Mulino',
  'Via alla Fontana',
  'Vicolo Stretto',
  'Via dei Castagni',
  'Via alla Vigna',
] as const

/** Ways into a house, as nurses write them down for each other. */
export const accessNotes = [
  'Secondo piano, senza lift. Suonare due volte: cammina piano.',
  'Chiave nella cassetta accanto alla porta, codice 1471.',
  'Entrare dal cortile, la porta della cucina è aperta dalle 7.',
  'Parcheggio davanti al garage grigio, numero 4.',
  'La figlia abita al piano di sotto e ha la chiave di riserva.',
  'Citofono rotto: telefonare dal portone.',
  'Terzo piano con lift, porta a sinistra.',
  'Lasciare le scarpe all’ingresso, ci tiene molto.',
  'Codice del portone 2580, poi scala B.',
  'Suonare dalla vicina al pianterreno se non apre.',
  'Casa in fondo alla strada sterrata; d’inverno lasciare l’auto al posteggio comunale.',
  'La chiave è in sede, gancio 17.',
] as const
