import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { DayScheme } from '@vicino/domain/drugs/day-scheme.ts'
import { type Drug, moments } from '@vicino/domain/drugs/drug.ts'
import { IconMoon, IconSun, IconSunset2, IconSunrise, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Card } from '../ui/Page.tsx'
import { doseWords } from '../i18n/dose-words.ts'
import { reserveWords } from './drug-words.ts'
import classes from './DayScheme.module.css'

const icons: Record<(typeof moments)[number]['value'], Icon> = {
  morning: IconSunrise,
  afternoon: IconSun,
  evening: IconSunset2,
  night: IconMoon,
}

type Props = { scheme: DayScheme<Drug>; day: Day; children?: ReactNode }

/** A day's therapy as it is read at the bedside: four moments side by side, then what is taken as needed. */
export function DaySchemeCard({ scheme, day, children }: Props) {
  const { t } = useTranslation()
  return (
    <Card title={t('Schema di {{day}}', { day: formatIn(spokenLanguage()).longDay(day) })}>
      <div className={classes.moments}>
        {moments.map(({ value, label }) => {
          const Icon = icons[value]
          return (
            <section
              key={value}
              className={classes.moment}
              data-empty={scheme[value].length === 0 || undefined}
            >
              <h3 className={classes.name}>
                <Icon size={20} stroke={1.8} aria-hidden />
                {t(label)}
              </h3>
              {scheme[value].length === 0 && <p className={classes.nothing}>{t('Niente')}</p>}
              <ul>
                {scheme[value].map(({ drug, dose }) => (
                  <DoseLine key={drug._id} drug={drug} dose={doseWords(dose, drug, t)} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <Others title={t('In riserva')} drugs={scheme.as_needed} words={drug => reserveWords(drug, t)} />
      <Others
        title={t('Dose da precisare')}
        drugs={scheme.without_dose}
        words={() => t('Nessuna dose indicata')}
      />
      {children && <div className={classes.actions}>{children}</div>}
    </Card>
  )
}

function DoseLine({ drug, dose }: { drug: Drug; dose: string }) {
  const { t } = useTranslation()
  return (
    <li className={classes.dose}>
      <span className={classes.amount}>{dose}</span>
      <span>
        {drug.name}
        {drug.self_managed && <span className={classes.self}>{t('autogestito')}</span>}
      </span>
    </li>
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
          <li key={drug._id} className={classes.other}>
            <span className={classes.otherName}>{drug.name}</span>
            <span className={classes.limit}>{words(drug)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
