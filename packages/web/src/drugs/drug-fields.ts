import { formatIn } from '@vicino/domain/days/format.ts'
import { drugRecord } from '@vicino/domain/drugs/drugs.contract.ts'
import { eachTime } from '@vicino/domain/drugs/as-needed.ts'
import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import type { Moment } from '@vicino/domain/drugs/drug-lists.ts'
import { hoursWords } from '../i18n/hours-words.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { shownFields } from '../records/shown-fields.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { DrugValues } from './drug-values.ts'
import { holdRulesWords } from './hold-words.ts'
import { scaleWords } from './scale-words.ts'

const day = (value: string | null): string => (value === null ? '' : formatIn(spokenLanguage()).day(value))

const dose =
  (moment: Moment): ShownField<DrugValues>['words'] =>
  (drug, t) => {
    if (drug.dose_scale !== null) return drug[moment] > 0 ? t('secondo scala') : ''
    const words = doseText(drug[moment], drug.dose_unit)
    return drug.reserve && moment === eachTime ? t('{{dose}} per volta', { dose: words }) : words
  }

/** The rows of a drug, in the order of the form. */
export const drugFields = shownFields<DrugValues>(drugRecord.rows, {
  start_date: ({ start_date }) => day(start_date),
  end_date: ({ end_date }) => day(end_date),
  morning: dose('morning'),
  afternoon: dose('afternoon'),
  evening: dose('evening'),
  night: dose('night'),
  reserve_min_interval_hours: ({ reserve_min_interval_hours: hours }) =>
    hours === null ? '' : hoursWords(hours),
  dose_scale: ({ dose_scale, dose_unit }, t) =>
    dose_scale === null ? '' : scaleWords(dose_scale, { dose_unit }, t),
  hold_rules: ({ hold_rules }, t) => holdRulesWords(hold_rules, t),
})
