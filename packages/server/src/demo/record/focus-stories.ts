/** One note of a story, so many days after the first; by a nurse, or by who gives the basic care. */
type StoryNote = {
  after: number
  by: 'nurse' | 'carer'
  data?: string
  action?: string
  evaluation?: string
  closes?: true
}

/** How a nursing problem goes: under which condition, of which topic, begun so many days ago. */
export type FocusStory = {
  condition: string
  topic: string
  begun: number
  notes: readonly [StoryNote, ...StoryNote[]]
}

export const focusStories: readonly FocusStory[] = [
  {
    condition: 'Osteoporosi e frattura',
    topic: 'fall-risk',
    begun: 19,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Cammina con il rollator e urta contro il tappeto del corridoio, che non è fissato. Si alza di notte senza accendere la luce.',
        action: 'Tolto il tappeto, d’accordo con la figlia. Provata insieme la soglia del bagno.',
      },
      {
        after: 4,
        by: 'carer',
        data: 'Usa il rollator anche in cucina. Porta ancora le ciabatte aperte.',
        action: 'Consigliate le scarpe chiuse che ha nell’armadio.',
      },
      {
        after: 9,
        by: 'nurse',
        data: 'Luce notturna montata dal figlio.',
        evaluation: 'Nessuna caduta da nove giorni, si muove con più sicurezza.',
      },
    ],
  },
  {
    condition: 'Stitichezza e stomaco',
    topic: 'constipation',
    begun: 12,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Non evacua da tre giorni, addome teso ma trattabile. Beve circa 800 ml al giorno.',
        action:
          'Concordato un bicchiere d’acqua a ogni visita. Data la bustina di riserva secondo prescrizione.',
      },
      {
        after: 1,
        by: 'carer',
        data: 'Evacuazione questa mattina, Bristol 4. Ha bevuto un litro.',
      },
      {
        after: 8,
        by: 'nurse',
        evaluation: 'Evacua ogni due giorni senza sforzo e beve più di un litro.',
        closes: true,
      },
    ],
  },
  {
    condition: 'Ulcera della gamba',
    topic: 'chronic-wound',
    begun: 20,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Ulcera sopra il malleolo interno sinistro, 3.2 x 2.1 cm, fondo con fibrina, essudato moderato. Dolore 4/10 alla medicazione.',
        action:
          'Detersione, medicazione assorbente, bendaggio a più strati. Analgesico 45 minuti prima, secondo prescrizione.',
      },
      {
        after: 6,
        by: 'nurse',
        data: 'Bordi puliti, meno essudato. Dolore 3/10.',
        action: 'Medicazione ogni tre giorni invece di due. Foto nel dossier.',
      },
      {
        after: 13,
        by: 'nurse',
        data: '2.6 x 1.8 cm, tessuto di granulazione su metà del fondo. Dolore 2/10.',
        evaluation: 'La ferita si riduce, il bendaggio è ben tollerato.',
      },
    ],
  },
  {
    condition: 'Diabete insulinodipendente',
    topic: 'glycaemia-unstable',
    begun: 10,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'A digiuno 11.8 ieri e 13.2 mmol/l oggi. Riferisce biscotti prima di dormire.',
        action: 'Informato il medico curante, schema dell’insulina aggiornato.',
      },
      { after: 2, by: 'carer', data: 'Ha cenato alle sette, niente dopo. Si sente bene.' },
      {
        after: 5,
        by: 'nurse',
        data: 'A digiuno 8.1 mmol/l da tre giorni, nessuna ipoglicemia.',
        evaluation: 'Valori verso l’obiettivo concordato con il medico.',
      },
    ],
  },
  {
    condition: 'Scompenso cardiaco',
    topic: 'fluid-overload',
    begun: 6,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Due chili in più in quattro giorni, caviglie gonfie, dorme con due cuscini.',
        action: 'Telefonato al medico curante: torasemide aumentata da domani. Peso ogni mattina.',
      },
      { after: 2, by: 'carer', data: 'Urina di più, scarpe meno strette. Un chilo in meno.' },
      {
        after: 4,
        by: 'nurse',
        data: 'Edemi solo la sera, sale le scale con una pausa.',
        evaluation: 'Risponde alla terapia; rivedere con il medico tra una settimana.',
      },
    ],
  },
  {
    condition: 'BPCO',
    topic: 'dyspnoea-on-exertion',
    begun: 15,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Si ferma dopo una rampa di scale, usa lo spray senza distanziatore.',
        action: 'Mostrata la tecnica con il distanziatore e la respirazione a labbra socchiuse.',
      },
      { after: 7, by: 'carer', data: 'Durante l’igiene due pause, poi si riprende.' },
    ],
  },
  {
    condition: 'Dolore cronico',
    topic: 'chronic-pain',
    begun: 18,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Schiena, 6/10 al mattino e 4/10 la sera. Salta il farmaco quando sta meglio.',
        action: 'Spiegato perché prenderlo regolarmente. Calore la sera.',
      },
      { after: 5, by: 'carer', data: 'Si veste con meno fatica, dice 4/10.' },
      {
        after: 12,
        by: 'nurse',
        data: '3/10 da cinque giorni, è uscita due volte a fare la spesa.',
        evaluation: 'Il dolore non limita più la giornata.',
        closes: true,
      },
    ],
  },
  {
    condition: 'Demenza',
    topic: 'memory-impaired',
    begun: 16,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Trovati due dosette ancora pieni. Chiede più volte che giorno è.',
        action: 'Calendario grande in cucina, farmaci dati durante la visita.',
      },
      {
        after: 6,
        by: 'carer',
        data: 'Guarda il calendario da sola. Più serena al mattino.',
        action: 'Fatte insieme le parole crociate.',
      },
    ],
  },
  {
    condition: 'Parkinson',
    topic: 'transfer-impaired',
    begun: 14,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Si blocca alzandosi dal letto, soprattutto prima della dose del mattino.',
        action: 'Mostrato alla moglie come avviare il movimento. Chiesta la fisioterapia.',
      },
      { after: 3, by: 'carer', data: 'Con la dose mezz’ora prima si alza al secondo tentativo.' },
    ],
  },
  {
    condition: 'Depressione e ansia',
    topic: 'low-mood',
    begun: 17,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Resta a letto fino a mezzogiorno, mangia poco. Nega pensieri di farsi del male.',
        action: 'Ascolto. Concordata una passeggiata breve il martedì e il venerdì.',
      },
      { after: 8, by: 'carer', data: 'È uscita fino alla panchina. Ha parlato dei nipoti.' },
    ],
  },
  {
    condition: 'Vescica',
    topic: 'urinary-catheter-management',
    begun: 11,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Catetere cambiato, urine limpide. Leggero arrossamento al meato.',
        action: 'Igiene due volte al giorno, fissaggio alla coscia.',
      },
      { after: 5, by: 'carer', data: 'Nessun arrossamento, sacchetto sempre sotto la vescica.' },
    ],
  },
  {
    condition: 'Cure palliative',
    topic: 'oncological-pain',
    begun: 8,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Dolore di base 3/10, tre episodi a 7/10 nelle 24 ore.',
        action: 'Sentite le cure palliative: dose di base aumentata, riserva ogni quattro ore.',
      },
      { after: 1, by: 'carer', data: 'Ha dormito sei ore di fila.' },
      {
        after: 3,
        by: 'nurse',
        data: 'Un solo episodio, 4/10, tolto dalla riserva in venti minuti.',
        evaluation: 'Dolore sotto controllo; i figli sanno quando dare la riserva.',
      },
    ],
  },
  {
    condition: 'Ipertensione',
    topic: 'hypotension',
    begun: 9,
    notes: [
      {
        after: 0,
        by: 'nurse',
        data: 'Capogiri alzandosi. Da sdraiata 134/78, in piedi 108/66.',
        action: 'Alzarsi in due tempi, un bicchiere d’acqua prima. Informato il medico curante.',
      },
      {
        after: 5,
        by: 'nurse',
        data: 'Dopo la riduzione del farmaco in piedi 122/72, nessun capogiro.',
        evaluation: 'Si alza sicura.',
        closes: true,
      },
    ],
  },
]
