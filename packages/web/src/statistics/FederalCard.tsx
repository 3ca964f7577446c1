import {
  federalBlocks,
  federalState,
  type FederalVariable,
  federalVariables,
} from '@vicino/domain/statistics/federal.ts'
import type { BusinessStatistics } from '@vicino/domain/statistics/statistics.ts'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { isOpenTo } from '../session/is-open-to.ts'
import { usePerson } from '../session/person.ts'
import { Card } from '../ui/page/Page.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { FewWords } from './FewWords.tsx'
import classes from './Statistics.module.css'
import { federalValue } from './federal-value.ts'

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
        <FewWords
          of={[
            ...statistics.kinds.flatMap(({ clients, minutes }) => [clients, minutes]),
            statistics.clients.cases,
          ]}
        />
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
        {state.is === 'given' && <Value words={federalValue(variable.value, statistics, t)} />}
        {state.is === 'given' && 'seenIn' in variable && (
          <Link {...pages.statistics.link({ year: statistics.year, part: variable.seenIn })}>
            {t('Apri la tabella')}
          </Link>
        )}
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
          <span className={classes.said}>{t('Lo vede chi legge le impostazioni dell’organizzazione.')}</span>
        )}
        {state.is === 'missing' && variable.addedIn === 'profile' && (
          <span className={classes.said}>{t('Ciascuno lo scrive nel proprio profilo.')}</span>
        )}
        {isNeeded && way && isOpenTo(permissions, way.page) && <Link {...way.link}>{way.label}</Link>}
      </dd>
    </div>
  )
}

/** What the data give: one thing, or a list of them. */
function Value({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  if (words.length === 1) return <span>{words[0]}</span>
  return (
    <ul className={classes.values}>
      {words.map(each => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}

type Way = { page: Parameters<typeof isOpenTo>[1]; link: LinkTarget; label: string }

/** Where a variable is added. */
function wayTo(place: FederalVariable['addedIn'], t: TFunction): Way | undefined {
  if (place === 'settings')
    return { page: pages.editSettings, link: pages.editSettings.link(), label: t('Completa le impostazioni') }
  if (place === 'collaborators')
    return {
      page: pages.collaborator,
      link: pages.operators.link(),
      label: t('Completa i dati dei collaboratori'),
    }
  if (place === 'accounting')
    return { page: pages.billing, link: pages.billing.link(), label: t('Tabelle per la contabilità') }
  return undefined
}
