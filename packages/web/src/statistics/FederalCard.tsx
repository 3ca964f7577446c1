import { businessTypes, legalForms } from '@vicino/domain/businesses/business-settings.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import {
  federalBlocks,
  type FederalName,
  federalState,
  type FederalVariable,
  federalVariables,
} from '@vicino/domain/statistics/federal.ts'
import { type HourKind, hourKinds, housekeepingLetter } from '@vicino/domain/statistics/hour-kind.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { keyFigures, minutesOf } from '@vicino/domain/statistics/figure-sums.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { isOpenTo } from '../session/is-open-to.ts'
import { usePerson } from '../session/person.ts'
import { labelIn } from '../ui/fields/option.ts'
import { Card } from '../ui/page/Page.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Statistics.module.css'
import { countWords, hoursOfMinutes } from './statistics-words.ts'

/** The variables of the federal statistics: what the data give, and of the rest what is missing and where it is added. */
export function FederalCard({ statistics }: { statistics: BusinessStatistics }) {
  const { t } = useTranslation()
  return (
    <Card title={t('For Government')}>
      <div className={classes.parts}>
        <p className={classes.said}>
          {t(
            'Le variabili della statistica federale dell’assistenza e cura a domicilio, calcolate da ciò che è stato svolto.',
          )}
        </p>
        {federalBlocks.map(({ value, label }) => (
          <section key={value} aria-label={t(label)}>
            <h3 className={classes.part}>{t(label)}</h3>
            <dl className={classes.variables}>
              {federalVariables
                .filter(({ block }) => block === value)
                .map(variable => (
                  <Variable key={variable.value} variable={variable} statistics={statistics} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  )
}

type Props = { variable: FederalVariable; statistics: BusinessStatistics }

function Variable({ variable, statistics }: Props) {
  const { t } = useTranslation()
  const { permissions } = usePerson()
  const state = federalState(variable, statistics)
  const way = wayTo(variable.addedIn, t)
  const isNeeded = state.is === 'missing' || (state.is === 'outside' && way !== undefined)
  return (
    <div className={classes.variable}>
      <dt>{t(variable.label)}</dt>
      <dd>
        {state.is === 'given' && <span>{valueOf(variable.value, statistics, t)}</span>}
        {state.is === 'missing' && (
          <StatusBadge
            tone="attention"
            label={
              state.of === undefined ? t('Manca') : t('Manca per {{count}} persone', { count: state.of })
            }
          />
        )}
        {state.is === 'outside' && <span className={classes.said}>{t(state.why)}</span>}
        {state.is === 'hidden' && (
          <span className={classes.said}>{t('Lo vede chi legge le impostazioni dell’azienda.')}</span>
        )}
        {state.is === 'missing' && variable.addedIn === 'profile' && (
          <span className={classes.said}>{t('Ciascuno lo scrive nel proprio profilo.')}</span>
        )}
        {isNeeded && way && isOpenTo(permissions, way.page) && <Link {...way.link}>{way.label}</Link>}
      </dd>
    </div>
  )
}

type Way = { page: Parameters<typeof isOpenTo>[1]; link: LinkTarget; label: string }

/** Where a variable is added. */
function wayTo(place: FederalVariable['addedIn'], t: TFunction): Way | undefined {
  if (place === 'settings')
    return { page: pages.editSettings, link: pages.editSettings.link(), label: t('Completi le impostazioni') }
  if (place === 'collaborators')
    return {
      page: pages.collaborator,
      link: pages.operators.link(),
      label: t('Completi i dati dei collaboratori'),
    }
  if (place === 'accounting')
    return { page: pages.billing, link: pages.billing.link(), label: t('Tabelle per la contabilità') }
  return undefined
}

/** A variable that the data give, in words. */
function valueOf(name: FederalName, statistics: BusinessStatistics, t: TFunction): string {
  const { house, clients, kinds, hours, staff, on } = statistics
  const { number, day } = formatIn(spokenLanguage())
  const hoursWords = (minutes: number) => t('{{hours}} ore', { hours: hoursOfMinutes(minutes) })
  const average = (sum: number, decimals: number) => number(staff.days === 0 ? 0 : sum / staff.days, decimals)
  const given = hourKinds.filter(({ value }) => kinds.some(({ kind }) => kind === value))
  const minutesOfKind = (of: HourKind) => kinds.find(({ kind }) => kind === of)?.minutes ?? 0
  const values: Partial<Record<FederalName, () => string>> = {
    canton: () => t(labelIn(cantons, house?.canton ?? null)),
    legal_form: () => t(labelIn(legalForms, house?.legal_form ?? null)),
    business_type: () => t(labelIn(businessTypes, house?.business_type ?? null)),
    rcc: () => (house?.rcc ?? []).map(({ canton, rcc_number }) => `${canton} ${rcc_number}`).join(', '),
    offer: () =>
      given.length === 0 ? t('Nessuna in questo anno') : given.map(({ label }) => t(label)).join(', '),
    opening_hours: () => t('Indicati'),
    clients: () => countWords(clients.all),
    cases: () => countWords(clients.cases),
    care_hours: () => hoursWords(keyFigures(statistics).care),
    transitional: () => hoursWords(minutesOfKind('transitional')),
    housekeeping_hours: () => hoursWords(minutesOf(hours, 'done', housekeepingLetter)),
    staff: () =>
      t('Persone: {{persons}}, posti: {{posts}} il {{day}}; in media {{average}} e {{averagePosts}}', {
        persons: countWords(staff.persons),
        posts: number(staff.percent / 100, 2),
        day: day(on),
        average: average(staff.person_days, 1),
        averagePosts: average(staff.percent_days / 100, 2),
      }),
    training: () => t('Indicato per tutti'),
    employment_percent: () => t('Indicato per tutti'),
    staff_gender: () => t('Indicato per tutti'),
    turnover: () =>
      t('Entrate: {{joined}}, partenze: {{left}}', {
        joined: countWords(staff.joined),
        left: countWords(staff.left),
      }),
  }
  return values[name]?.() ?? ''
}
