import type { ReadingFields } from '@vicino/domain/surveillance/reading.ts'
import type { Chance } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'

type Fields = Partial<ReadingFields>
type Measured = { fields: Fields; handover: boolean }

/** How a client's values went: what was measured so many days before today, null where nothing was. */
export type ReadingCourse = { valuesOn(daysAgo: number, chance: Chance): Measured | null }

/** What a client's body usually shows. */
type Usual = { bp_max: number; bp_min: number; hr: number; sat_o2: number; rr: number; weight: number }

const oneDecimal = (value: number): number => Math.round(value * 10) / 10
const isOf = ({ conditions }: DemoClient, name: string): boolean =>
  conditions.some(condition => condition.name === name)

/** A fever of five days: its warmth by days, and what was written. */
const feverWarmth = [37.9, 38.7, 39.2, 38.4, 37.4] as const
const feverNotes = [
  'Si sente debole, poco appetito.',
  'Tosse con catarro, sentito il medico curante: viene nel pomeriggio.',
  'Brividi nella notte. Antibiotico iniziato, bere molto.',
  'Ha dormito, beve senza aiuto.',
  'Sta meglio, di nuovo a tavola.',
] as const

/** The weight of a heart that holds water: more each day until the doctor answers, then less. */
const heldWater = [0.3, 0.8, 1.4, 2.1, 2.6, 2.3, 1.5] as const
const waterNotes = new Map([
  [3, 'Caviglie gonfie, sale le scale con fatica. Sentito il medico: torasemide aumentata da domani.'],
  [5, 'Urina di più, ha dormito con un cuscino solo.'],
])

/** A client's own course: the same client always has the same one. */
export function courseOf(client: DemoClient, own: Chance): ReadingCourse {
  const usual = usualOf(client, own)
  const feverFrom = own.likely(0.12) ? own.whole(9, 16) : null
  const waterFrom = isOf(client, 'Scompenso cardiaco') && own.likely(0.6) ? own.whole(6, 9) : null
  const share = waterFrom === null ? 0.35 : 0.8
  return {
    valuesOn: (daysAgo, chance) => {
      const fever = feverFrom === null ? -1 : feverFrom - daysAgo
      const water = waterFrom === null ? -1 : waterFrom - daysAgo
      const warmth = feverWarmth[fever]
      const held = water >= 0 ? (heldWater[water] ?? 1.1) : 0
      const isTold = warmth !== undefined || waterNotes.has(water)
      if (!isTold && !chance.likely(share)) return null
      const fields = {
        ...vitals(usual, chance, warmth, held),
        ...ofWeight(client, usual, held, daysAgo),
        ...ofLungs(client),
        ...ofSugar(client, chance),
        ...noted(feverNotes[fever] ?? waterNotes.get(water)),
      }
      return { fields, handover: warmth === feverWarmth[2] || water === 3 }
    },
  }
}

function usualOf(client: DemoClient, own: Chance): Usual {
  const isTense = isOf(client, 'Ipertensione')
  return {
    bp_max: own.whole(118, 138) + (isTense ? 14 : 0),
    bp_min: own.whole(68, 82),
    hr: own.whole(62, 80),
    sat_o2: isOf(client, 'BPCO') ? own.whole(89, 91) : own.whole(96, 98),
    rr: own.whole(14, 18),
    weight: own.whole(48, 88) + own.whole(0, 9) / 10,
  }
}

function vitals(usual: Usual, chance: Chance, warmth: number | undefined, held: number): Fields {
  // Each degree of fever costs about ten beats and two breaths.
  const heat = warmth === undefined ? 0 : warmth - 36.7
  return {
    bp_max: usual.bp_max + chance.whole(-9, 9) - Math.round(heat * 4),
    bp_min: usual.bp_min + chance.whole(-5, 5) - Math.round(heat * 2),
    hr: usual.hr + chance.whole(-5, 5) + Math.round(heat * 10 + held * 4),
    sat_o2: usual.sat_o2 + chance.whole(-1, 1) - Math.round(heat + held),
    temperature: warmth ?? oneDecimal(36.3 + chance.whole(0, 6) / 10),
    ...(warmth !== undefined || held > 0
      ? { rr: usual.rr + Math.round(heat * 2 + held * 2), consciousness: 'A' as const, sat_o2_quantity: 0 }
      : {}),
  }
}

/** A scale never shows the same weight for a fortnight. */
const drift = [0.1, -0.2, 0, 0.2, -0.1, 0.1, -0.1] as const

const ofWeight = (client: DemoClient, usual: Usual, held: number, daysAgo: number): Fields =>
  isOf(client, 'Scompenso cardiaco')
    ? { weight: oneDecimal(usual.weight + held + drift[daysAgo % drift.length]!) }
    : {}

const ofLungs = (client: DemoClient): Fields => (isOf(client, 'BPCO') ? { sat_o2_quantity: 1.5 } : {})

function ofSugar(client: DemoClient, chance: Chance): Fields {
  // Hers is measured with each dose.
  if (!isOf(client, 'Diabete insulinodipendente') || client.byScale) return {}
  const isLow = chance.likely(0.05)
  return {
    glyc: isLow ? oneDecimal(3.2 + chance.whole(0, 5) / 10) : oneDecimal(5.5 + chance.whole(0, 75) / 10),
    ...noted(isLow ? "Sudore e tremore: dato succo d'arancia, dopo 15 minuti 5.4 mmol/l." : undefined),
  }
}

const noted = (note: string | undefined): Fields => (note === undefined ? {} : { note })
