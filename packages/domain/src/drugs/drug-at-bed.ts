import * as z from 'zod/mini'
import { nameMax, noteMax, someLine, text } from '../wire/text.ts'
import { DoseScale } from './dose-scale.ts'
import { DoseUnit, Modality } from './drug-lists.ts'

/** What of a drug is read at the bed; the day is told that without all else that a drug is. */
export const DrugAtBed = z.strictObject({
  name: someLine(nameMax),
  modality: Modality,
  dose_unit: DoseUnit,
  dose_scale: z.nullable(DoseScale),
  comments: text(noteMax),
})
