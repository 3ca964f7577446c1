import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { effects } from '@vicino/domain/administrations/administration.ts'
import { administrationStatuses } from '@vicino/domain/administrations/administration-status.ts'
import { oldPatchAnswers } from '@vicino/domain/administrations/old-patch.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { doseUnits, modalities, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { returnActs } from '@vicino/domain/drugs/hospital-return.ts'
import { type Focus, focusStatuses } from '@vicino/domain/focus/focus.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import { noteParts } from '@vicino/domain/focus/note.ts'
import { boundNames } from '@vicino/domain/surveillance/limits.ts'
import {
  decimalsOf,
  loneFields,
  type MeasureField,
  measureFields,
  measures,
} from '@vicino/domain/surveillance/measure.ts'
import {
  bristolTypes,
  consciousnessLevels,
  otherBowels,
  urines,
} from '@vicino/domain/surveillance/observation.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { type Warning, warningKinds } from '@vicino/domain/warnings/warning.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { ReturnEntry } from '../../drugs/hospital-return.store.ts'
import type { KeptVersion } from '../../records/record-pages.store.ts'
import type { OrderedLimits } from '../../surveillance/limits.store.ts'
import {
  italian,
  paragraph,
  printedDay,
  type PrintedEntry,
  type PrintedFact,
  printedVersion,
  signedWords,
  words,
  yes,
} from './entry.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

/** A warning with what no answer shows of it. */
export type KeptWarning = KeptVersion<Warning & { written_at: Instant }>

export const warningEntry = (row: KeptWarning): PrintedEntry => ({
  ...printedVersion(row),
  title: `${labelOrValue(warningKinds, row.kind)}: ${row.text}`,
  lines: paragraph([
    ['Dal', italian.instant(row.since)],
    ['Fine', row.ended && italian.instant(row.ended)],
    ['Motivo della fine', row.ended_reason],
  ]),
})

const number = (field: MeasureField, value: number): string =>
  `${italian.number(value, decimalsOf(field))} ${measures[field].unit}`

/** 'Polso sotto 50 /min' */
const holdWords = ({ hold_rules }: Drug): string =>
  hold_rules
    .map(({ parameter, below, above }) =>
      [
        measures[parameter].label,
        below !== null && `sotto ${number(parameter, below)}`,
        above !== null && `sopra ${number(parameter, above)}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ')

const scaleWords = ({ dose_scale, dose_unit }: Drug): string | null =>
  dose_scale &&
  `${measures[dose_scale.parameter].label}: ${dose_scale.steps
    .map(({ from, dose }) => `da ${number(dose_scale.parameter, from)} ${doseWords(dose, dose_unit)}`)
    .join('; ')}`

/** What is counted in no unit of the list is a number alone. */
const doseWords = (dose: number, unit: Drug['dose_unit']): string =>
  unit === 'other' ? italian.number(dose) : `${italian.number(dose)} ${labelOrValue(doseUnits, unit)}`

/** What a drug is given of at each time, or at the moments of a day; where a scale says how much, only when. */
function doseFacts(row: Drug): PrintedFact[] {
  const { reserve, dose_scale, dose_unit } = row
  if (reserve) return [['Dose', dose_scale ? 'secondo scala' : doseWords(row.morning, dose_unit)]]
  return moments.map(({ value, label }) => [
    label,
    row[value] > 0 && (dose_scale ? 'secondo scala' : doseWords(row[value], dose_unit)),
  ])
}

export const drugEntry = (row: KeptVersion<Drug>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${row.name}, ${labelOrValue(modalities, row.modality)}`,
  lines: [
    ...paragraph([
      ['Dal', printedDay(row.start_date)],
      ['Al', printedDay(row.end_date)],
      ...doseFacts(row),
      ['Giorni', row.days.map(day => labelOrValue(weekdays, day)).join(', ')],
      ['Ogni quanti giorni', row.every_n_days],
      ['In riserva', yes(row.reserve)],
      ['Indicazione', row.indication],
      ['Intervallo minimo, ore', row.reserve_min_interval_hours],
      ['Massimo in 24 ore', row.reserve_max_24h !== null && doseWords(row.reserve_max_24h, row.dose_unit)],
      ['Autogestito', yes(row.self_managed)],
      ['Scala', scaleWords(row)],
      ['Non dare se', holdWords(row)],
    ]),
    ...words('Commenti', row.comments),
    ...words('Risposte a ciò che era da chiarire', row.answered.map(({ reason }) => reason).join('; ')),
  ],
})

export const hospitalReturnEntry = ({
  stay,
  reason,
  drugs,
  author,
  written_at,
}: ReturnEntry): PrintedEntry => ({
  title: stay
    ? `Ricovero dal ${printedDay(stay.from)}${stay.to ? ` al ${printedDay(stay.to)}` : ''}`
    : 'Farmaci rivisti senza un ricovero',
  lines: [
    ...words('Motivo', reason),
    ...drugs.map(({ name, act }) => `${name}: ${labelOrValue(returnActs, act)}`),
  ],
  signed: signedWords({ version: 1, author, written_at }),
})

export const administrationEntry = (row: KeptVersion<Administration>): PrintedEntry => {
  const { drug, moment, measured } = row
  return {
    ...printedVersion(row),
    title: `${printedDay(row.day)}, ${moment ? labelOrValue(moments, moment) : 'in riserva'}: ${drug.name}`,
    lines: [
      ...paragraph([
        [labelOrValue(administrationStatuses, row.status), doseWords(row.dose, drug.dose_unit)],
        ['Alle', italian.instant(row.given_at)],
        ['Perché', row.status_reason],
        ['Valori misurati', measured && measuredWords(measured)],
        ['Sede', row.site],
        ['Da cambiare il', printedDay(row.change_on)],
        ['Cerotto precedente', row.old_patch && oldPatchWords(row.old_patch)],
        ['Cerotto precedente, nota', row.old_patch_note],
        ['Seconda persona', row.second_person],
        ['Restano', row.remaining],
        ['Effetto', row.effect && labelOrValue(effects, row.effect)],
        ['Effetto, nota', row.effect_note],
        ['Da carta', yes(row.from_paper)],
        ['Somministrata comunque', row.confirm?.reason],
      ]),
      ...words('Nota', row.note),
    ],
  }
}

const oldPatchWords = (answer: string): string =>
  oldPatchAnswers.find(({ value }) => value === answer)?.told.label ?? answer

const measuredWords = (measured: Partial<Record<MeasureField, number>>): string =>
  measureFields
    .flatMap(field =>
      measured[field] === undefined ? [] : [`${measures[field].label} ${number(field, measured[field])}`],
    )
    .join(', ')

const bowels = [...bristolTypes, ...otherBowels]

export const readingEntry = (row: KeptVersion<Reading>): PrintedEntry => ({
  ...printedVersion(row),
  title: italian.instant(row.measured_at),
  lines: [
    ...paragraph([
      ['Pressione', row.bp_max !== null && `${row.bp_max}/${row.bp_min} mmHg`],
      ...loneFields.map(
        (field): PrintedFact => [measures[field].label, row[field] !== null && number(field, row[field])],
      ),
      ['Ritmo del polso', row.hr_irregular !== null && (row.hr_irregular ? 'irregolare' : 'regolare')],
      ['Coscienza', row.consciousness && labelOrValue(consciousnessLevels, row.consciousness)],
      ['Urina', row.urine && labelOrValue(urines, row.urine)],
      ['Alvo', row.bm && labelOrValue(bowels, row.bm)],
      ['NEWS2', row.news2],
    ]),
    ...words('Nota', row.note),
  ],
})

const boundLabels = {
  red_low: 'critico fino a',
  yellow_low: 'basso fino a',
  yellow_high: 'alto da',
  red_high: 'critico da',
} as const satisfies Record<(typeof boundNames)[number], string>

export const limitsEntry = (row: OrderedLimits, isOver: boolean): PrintedEntry => ({
  ...printedVersion({ ...row, current: !isOver }),
  title: row.ordered_by ? `Limiti prescritti da ${row.ordered_by}` : 'Limiti',
  lines: paragraph([
    ['Dal', printedDay(row.since)],
    ['Scala di ossigeno di NEWS2', row.news2_scale],
    ...measureFields.map((field): PrintedFact => {
      const bounds = row.limits[field] ?? {}
      const said = boundNames.flatMap(name =>
        bounds[name] === undefined ? [] : [`${boundLabels[name]} ${number(field, bounds[name])}`],
      )
      return [measures[field].label, said.join(', ')]
    }),
  ]),
})

const noteLines = (note: Pick<Focus, (typeof noteParts)[number]['value']>): string[] =>
  noteParts.flatMap(({ value, label }) => words(label, note[value]))

export const focusEntry = (row: KeptVersion<Focus>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${row.focus} (${labelOrValue(focusStatuses, row.status)})`,
  lines: noteLines(row),
})

/** A note on a focus, named by the focus that it belongs to. */
export const focusEventEntry = (row: KeptVersion<FocusEvent>, focus: string): PrintedEntry => ({
  ...printedVersion(row),
  title: row.status === 'closed' ? `${focus}: chiusura` : focus,
  lines: noteLines(row),
})
