import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { daySchemeOf } from '@vicino/domain/drugs/day-scheme.ts'
import { doseText } from '@vicino/domain/drugs/dose-text.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { unitLabel } from './dose-words.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { asNeededWords, modalityLabel, otherDaysWords } from './drug-words.ts'
import { scaleWords } from './scale-words.ts'
import { momentIcons } from './moment-icons.ts'
import classes from './SchemeTable.module.css'
import { dotted } from '../i18n/dotted.ts'

/** A day's therapy as a sheet: one line for each drug, one column for each moment. Whole on one page of paper. */
export function SchemeTable({ drugs, day }: { drugs: readonly Drug[]; day: Day }) {
  const { t } = useTranslation()
  const scheme = daySchemeOf(drugs, day)
  const regular = new Set(moments.flatMap(({ value }) => scheme[value].map(({ drug }) => drug._id)))
  return (
    <table className={classes.sheet}>
      <caption className={classes.title}>
        {t('Schema di {{day}}', { day: formatIn(spokenLanguage()).longDayWithYear(day) })}
      </caption>
      <MomentHeads />
      <tbody>
        {drugs
          .filter(({ _id }) => regular.has(_id))
          .map(drug => (
            <tr key={drug._id}>
              <DrugHead drug={drug} how={drug.dose_unit === 'other' ? [] : [t(unitLabel(drug.dose_unit))]} />
              {moments.map(({ value }) => (
                <td key={value} className={drug[value] > 0 ? classes.dose : classes.none}>
                  {drug[value] > 0 ? <Amount drug={drug} moment={value} /> : '–'}
                </td>
              ))}
            </tr>
          ))}
        {regular.size === 0 && <WideRow>{t('Nessun farmaco a orario')}</WideRow>}
      </tbody>
      <Others title={t('In riserva')} drugs={scheme.as_needed} words={drug => asNeededWords(drug, t)} />
      <Others
        title={t('Dose da precisare')}
        drugs={scheme.without_dose}
        words={() => t('Nessuna dose indicata')}
      />
      <Others
        title={t('Non in questo giorno')}
        drugs={scheme.other_days}
        words={drug => otherDaysWords(drug, day, t)}
      />
    </table>
  )
}

/** How much, to be read from a distance; where the scale says it no number stands that could be taken for one. */
function Amount({ drug, moment }: { drug: Drug; moment: Moment }) {
  const { t } = useTranslation()
  if (drug.dose_scale !== null) return <span className={classes.byScale}>{t('secondo scala')}</span>
  return doseText(drug[moment], drug.dose_unit)
}

function MomentHeads() {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.drugHead}>
          {t('Farmaco')}
        </th>
        {moments.map(({ value, label }) => {
          const Icon = momentIcons[value]
          return (
            <th key={value} scope="col" className={classes.momentHead}>
              <Icon size={20} stroke={1.8} aria-hidden />
              <span className={classes.momentName}>{t(label)}</span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** Which drug, what its doses count, by which way it is given, and what was noted of it. */
function DrugHead({ drug, how, wide = false }: { drug: Drug; how: readonly string[]; wide?: boolean }) {
  const { t } = useTranslation()
  const ways = [...how, t(modalityLabel(drug)), ...(drug.self_managed ? [t('autogestito')] : [])]
  return (
    <th scope="row" className={classes.drug} {...(wide && { colSpan: moments.length + 1 })}>
      <span className={classes.name}>{drug.name}</span>
      <span className={classes.how}>{dotted(ways)}</span>
      {drug.dose_scale && <span className={classes.how}>{scaleWords(drug.dose_scale, drug, t)}</span>}
      {drug.comments !== '' && <span className={`${classes.how} ${classes.note}`}>{drug.comments}</span>}
    </th>
  )
}

type OthersProps = { title: string; drugs: readonly Drug[]; words: (drug: Drug) => string }

function Others({ title, drugs, words }: OthersProps) {
  if (drugs.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={moments.length + 1} className={classes.group}>
          {title}
        </th>
      </tr>
      {drugs.map(drug => (
        <tr key={drug._id}>
          <DrugHead drug={drug} how={[words(drug)].filter(Boolean)} wide />
        </tr>
      ))}
    </tbody>
  )
}

function WideRow({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td colSpan={moments.length + 1} className={classes.empty}>
        {children}
      </td>
    </tr>
  )
}
