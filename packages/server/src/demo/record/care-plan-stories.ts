import type { CareMeasure } from '@vicino/domain/care-plan/care-plan.ts'

/** A measure of a story; `service`: the code of the catalogue by which it is planned and recorded. */
type StoryMeasure = Pick<CareMeasure, 'text' | 'frequency' | 'period' | 'responsible'> & {
  service?: string
  name?: string
}

/** What care wants to reach with a nursing problem, and how. */
type CareStory = {
  description: string
  goals: readonly string[]
  measures: readonly StoryMeasure[]
}

/** By the topic of the focus that the problem is taken from. */
export const careStories: Readonly<Record<string, CareStory>> = {
  'fall-risk': {
    description:
      'Cammina con il rollator, si alza di notte senza luce. Risorse: la figlia passa ogni giorno, in casa non ci sono scale.',
    goals: ['Nessuna caduta nei prossimi tre mesi', 'Va in bagno da sola anche di notte, con la luce accesa'],
    measures: [
      {
        text: 'Mobilizzazione e cammino accompagnato nel corridoio',
        service: '5003.130',
        frequency: 3,
        period: 7,
        responsible: 'assistant',
      },
      {
        text: 'Consulenza sulla sicurezza in casa e sulle calzature',
        service: '5001.100',
        frequency: 1,
        period: 90,
        responsible: 'nurse',
      },
      {
        text: 'Controllare la luce notturna e la via libera al bagno',
        frequency: 1,
        period: 7,
        responsible: 'relative',
        name: 'figlia',
      },
    ],
  },
  constipation: {
    description: 'Beve poco e si muove poco; lassativo in riserva.',
    goals: ['Evacua almeno ogni due giorni senza sforzo', 'Beve almeno 1200 ml al giorno'],
    measures: [
      {
        text: 'Aiuto con i liquidi a ogni visita',
        service: '5003.160',
        frequency: 1,
        period: 1,
        responsible: 'assistant',
      },
      {
        text: 'Annotare evacuazioni e lassativi nel diario',
        frequency: 1,
        period: 1,
        responsible: 'client',
      },
    ],
  },
  'chronic-wound': {
    description:
      'Ulcera sopra il malleolo interno sinistro, essudato moderato, dolore alla medicazione. Insufficienza venosa.',
    goals: ['Superficie ridotta di un terzo in otto settimane', 'Dolore alla medicazione non oltre 2/10'],
    measures: [
      {
        text: 'Medicazione e bendaggio a più strati',
        service: '5002.350',
        frequency: 3,
        period: 7,
        responsible: 'nurse',
      },
      {
        text: 'Valutazione del dolore prima e dopo la medicazione',
        service: '5001.140',
        frequency: 3,
        period: 7,
        responsible: 'nurse',
      },
      {
        text: 'Misurare e fotografare la ferita',
        frequency: 1,
        period: 30,
        responsible: 'nurse',
      },
    ],
  },
  'glycaemia-unstable': {
    description: 'Diabete con insulina. Conosce i segni di ipoglicemia, mangia volentieri la sera tardi.',
    goals: [
      'Glicemia a digiuno tra 5 e 8 mmol/l secondo l’accordo con il medico',
      'Nessuna ipoglicemia sotto 4 mmol/l',
    ],
    measures: [
      {
        text: 'Controllo della glicemia e insulina secondo schema',
        service: '5002.050',
        frequency: 2,
        period: 1,
        responsible: 'nurse',
      },
      {
        text: 'Colloquio su pasti e spuntini serali',
        service: '5001.090',
        frequency: 1,
        period: 30,
        responsible: 'nurse',
      },
    ],
  },
  'fluid-overload': {
    description: 'Scompenso cardiaco; caviglie gonfie la sera, dorme con due cuscini.',
    goals: ['Peso stabile entro 1 kg dal peso di riferimento', 'Sale una rampa di scale con una pausa sola'],
    measures: [
      {
        text: 'Controllo del peso e degli edemi',
        service: '5002.030',
        frequency: 3,
        period: 7,
        responsible: 'nurse',
      },
      {
        text: 'Telefonare al medico oltre 2 kg in tre giorni',
        frequency: 0,
        period: null,
        responsible: 'nurse',
      },
    ],
  },
  'dyspnoea-on-exertion': {
    description: 'Si ferma dopo una rampa; usa lo spray senza distanziatore.',
    goals: ['Usa da solo lo spray con il distanziatore', 'Cammina 100 metri con una pausa'],
    measures: [
      {
        text: 'Esercizi respiratori semplici',
        service: '5002.120',
        frequency: 2,
        period: 7,
        responsible: 'nurse',
      },
    ],
  },
  'memory-impaired': {
    description: 'Dimentica le medicine e l’ora dei pasti; la sera è inquieta.',
    goals: ['Prende tutte le dosi della settimana', 'I familiari hanno mezza giornata libera alla settimana'],
    measures: [
      {
        text: 'Preparazione dei farmaci della settimana',
        service: '5002.200',
        frequency: 1,
        period: 7,
        responsible: 'nurse',
      },
      {
        text: 'Colloquio con i familiari e sostegno',
        service: '5001.130',
        frequency: 1,
        period: 30,
        responsible: 'nurse',
      },
    ],
  },
  'transfer-impaired': {
    description: 'Parkinson con blocchi al mattino; si alza con un appoggio.',
    goals: ['Si alza dal letto con l’aiuto di una sola persona'],
    measures: [
      {
        text: 'Alzarsi e trasferimenti con il disco girevole',
        service: '5003.120',
        frequency: 2,
        period: 1,
        responsible: 'assistant',
      },
    ],
  },
  'low-mood': {
    description: 'Esce poco da quando è sola. Le piace cucinare, la vicina la invita.',
    goals: ['Esce di casa almeno due volte alla settimana'],
    measures: [
      {
        text: 'Colloquio e sostegno nella vita di ogni giorno',
        service: '5002.450',
        frequency: 1,
        period: 7,
        responsible: 'nurse',
      },
      {
        text: 'Passeggiata o caffè dalla vicina',
        frequency: 2,
        period: 7,
        responsible: 'client',
      },
    ],
  },
}
