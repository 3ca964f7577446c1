import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { DayScheme, MomentDose } from '@vicino/domain/drugs/day-scheme.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { moments } from '@vicino/domain/drugs/drug-lists.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Card } from '../ui/page/Page.tsx'
import { modalityLabel, asNeededWords } from './drug-words.ts'
import { orderedWords } from './dose-words.ts'
import { scaleWords } from './scale-words.ts'
import { momentIcons } from './moment-icons.ts'
import { wholeAmounts } from './whole-amounts.ts'
import classes from './DayScheme.module.css'
import { dotted } from '../i18n/dotted.ts'

type Props = { scheme: DayScheme<Drug>; day: Day }

/** A day's therapy as it is read at the bedside: four moments side by side, then what is taken as needed. */
export function DaySchemeCard({ scheme, day }: Props) {
  const { t } = useTranslation()
  return (
    <Card title={t('Schema di {{day}}', { day: formatIn(spokenLanguage()).longDay(day) })}>
      <div className={classes.moments}>
        {moments.map(({ value, label }) => (
          <MomentColumn key={value} moment={value} label={t(label)} doses={scheme[value]} />
        ))}
      </div>
      <Others title={t('In riserva')} drugs={scheme.as_needed} words={drug => asNeededWords(drug, t)} />
      <Others
        title={t('Dose da precisare')}
        drugs={scheme.without_dose}
        words={() => t('Nessuna dose indicata')}
      />
    </Card>
  )
}

type ColumnProps = { moment: keyof typeof momentIcons; label: string; doses: readonly MomentDose<Drug>[] }

function MomentColumn({ moment, label, doses }: ColumnProps) {
  const { t } = useTranslation()
  const Icon = momentIcons[moment]
  return (
    <section className={classes.moment} data-empty={doses.length === 0 || undefined}>
      <h3 className={classes.name}>
        <Icon size={20} stroke={1.8} aria-hidden />
        {label}
      </h3>
      {doses.length === 0 && <p className={classes.nothing}>{t('Niente')}</p>}
      {doses.length > 0 && (
        <ul>
          {doses.map(({ drug, dose }) => (
            <li key={drug._id} className={classes.dose}>
              <Text weight="bold">{orderedWords(dose, drug, t)}</Text>
              <DrugName drug={drug} />
              <How drug={drug} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DrugName({ drug }: { drug: Drug }) {
  return (
    <Link {...pages.drug.link({ dossierId: drug.dossierId, drugId: drug._id })} className={classes.drug}>
      {wholeAmounts(drug.name)}
    </Link>
  )
}

/** By which way a drug is given, who gives it, and what was noted. */
function How({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const ways = [t(modalityLabel(drug)), ...(drug.self_managed ? [t('autogestito')] : [])]
  return (
    <>
      <Text tone="muted" size={13}>
        {dotted(ways)}
      </Text>
      {drug.dose_scale && (
        <Text tone="muted" size={13}>
          {scaleWords(drug.dose_scale, drug, t)}
        </Text>
      )}
      {drug.comments !== '' && <span className={classes.comments}>{drug.comments}</span>}
    </>
  )
}

type OthersProps = { title: string; drugs: readonly Drug[]; words: (drug: Drug) => string }

function Others({ title, drugs, words }: OthersProps) {
  if (drugs.length === 0) return null
  return (
    <section className={classes.others}>
      <h3 className={classes.name}>{title}</h3>
      <ul>
        {drugs.map(drug => (
          <li key={drug._id} className={classes.dose}>
            <DrugName drug={drug} />
            {words(drug) !== '' && <span>{words(drug)}</span>}
            <How drug={drug} />
          </li>
        ))}
      </ul>
    </section>
  )
}
