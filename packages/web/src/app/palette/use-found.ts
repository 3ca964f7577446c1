import { type Icon, IconUserCheck, IconUserSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { isReadOnly } from '@vicino/domain/dossiers/dossier.ts'
import type { DossierHead } from '@vicino/domain/dossiers/dossier-head.ts'
import { findByName } from '@vicino/domain/palette/find-by-name.ts'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../calls/failure.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { LinkTarget } from '../../pages/link-target.ts'
import { frames, pages } from '../../pages/pages.ts'
import { useOpenPage } from '../../pages/use-open-page.ts'
import { isOpenTo } from '../../session/is-open-to.ts'
import { useMay } from '../../session/person.ts'
import { type KnownClient, openedClients, openedDossier } from './known-clients.ts'
import { useClients } from './use-clients.ts'
import { type OpenEntry, useEntries } from './use-entries.ts'
import { useOperators } from './use-operators.ts'

/** One line that can be chosen: it leads somewhere, or goes on with the words that a name is missing behind. */
export type Choice = {
  key: string
  title: string
  under?: string
  /** What it begins with: the picture of whom it opens, or the sign of what is done. */
  start: KnownClient['client'] | Icon
  to: LinkTarget | { words: string }
  /** The client in whose dossier it is done. */
  whose?: string
  /** The words by which the list of clients is searched where it leads there. */
  searches?: string
}
export type Found = {
  groups: readonly { label: string; choices: readonly Choice[] }[]
  settled: boolean
  error: Failure | null
}

/** More lines than these nobody reads: another letter is sooner typed. */
const most = 8
const mostOpened = 5
const mostNamed = 4

/** What words find for who is signed in: pages and acts at once, clients as `useClients` does. */
export function useFound(typed: string): Found {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const words = typed.trim()
  const found = findByName(useEntries(), words)
  const name = found[0]?.name ?? ''
  const all = useClients(words)
  const beside = useClients(found.some(({ entry }) => entry.ofClient) ? name : '')
  const plans = useMay('calendar.plan_all')
  const colleagues = useOperators(found.some(({ entry }) => entry.ofColleague) ? name : '')
  const named = useOperators(plans ? words : '')
  const waysOf = useWays()
  const othersLine = useOthersLine()
  const ways =
    name === ''
      ? found.flatMap(({ entry }) => waysOf.itself(entry)).toSorted(leadingFirst)
      : found.flatMap(({ entry }) => [
          ...colleagues.found.flatMap(colleague => waysOf.ofColleague(entry, colleague)),
          ...beside.clients.flatMap(client => waysOf.ofClient(entry, client)),
        ])
  const opened = useMay('dossier.list') ? openedClients(cache) : []
  const clients = words === '' ? opened.slice(0, mostOpened) : all.clients.slice(0, most)
  const shownWays = ways.slice(0, most)
  const withWay = new Set(shownWays.flatMap(({ whose }) => whose ?? [])).size
  const isCut = ways.length > most || (beside.total ?? 0) > beside.clients.length
  const groups = [
    {
      label: t('Pagine e azioni'),
      choices: [...shownWays, ...(name !== '' && isCut ? othersLine(name, beside.total, withWay) : [])],
    },
    {
      label: words === '' ? t('Aperti da poco') : t('Clienti'),
      choices: [
        ...clients.map(
          (client): Choice => ({
            key: client._id,
            title: client.client.name,
            under: [bornAndLiving(client), isReadOnly(client.status) && t('Dossier chiuso')]
              .filter(Boolean)
              .join(', '),
            start: client.client,
            to: pages.dossier.link({ dossierId: client._id }),
          }),
        ),
        ...(words === '' ? [] : othersLine(words, all.total, clients.length)),
      ],
    },
  ]
  const theirDays = named.found.slice(0, mostNamed).map(
    ({ _id: operatorId, name: who, job_title }): Choice => ({
      key: operatorId,
      title: who,
      under: [t(labelOfJobTitle(job_title)), t('Calendario del giorno')].join(', '),
      start: IconUserCheck,
      to: pages.calendar.link({ view: 'day', operatorId }),
    }),
  )
  groups.push({ label: t('Operatori'), choices: theirDays })
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    settled: all.settled && beside.settled && colleagues.settled && named.settled,
    error: all.error ?? beside.error ?? colleagues.error ?? named.error,
  }
}

/** Says how many more clients words find than stand here, and leads to all of them. */
function useOthersLine() {
  const { t } = useTranslation()
  return (searches: string, total: number | null, shown: number): Choice[] => {
    const count = (total ?? 0) - shown
    return count > 0
      ? [
          {
            key: `others of ${searches}`,
            title: t('Altri {{count}} clienti', { count }),
            under: t("Nell'elenco dei clienti, con «{{words}}»", { words: searches }),
            start: IconUserSearch,
            to: pages.dossiers.link(),
            searches,
          },
        ]
      : []
  }
}

/** What still lacks a client's name stands behind what leads somewhere. */
const leadingFirst = (one: Choice, other: Choice): number =>
  Number('words' in one.to) - Number('words' in other.to)

type Ways = {
  /** Where an entry leads without a client's name beside it: in the open dossier, of itself, or on to the name. */
  itself: (entry: OpenEntry) => Choice[]
  ofClient: (entry: OpenEntry, client: KnownClient) => Choice[]
  ofColleague: (entry: OpenEntry, colleague: Operator) => Choice[]
}

function useWays(): Ways {
  const { t } = useTranslation()
  const here = useHere()
  const lineOf = ({ label, icon }: OpenEntry) => ({ title: t(label), start: icon })
  return {
    itself: entry => {
      const { page, inDossier, forColleague, alone, ofClient, ofColleague, label } = entry
      const line = lineOf(entry)
      const inHere = ofClient && inDossier && here && isOpenIn(here, entry)
      const ways: Choice[] = []
      if (inHere)
        ways.push({
          ...line,
          key: `${label} here`,
          under: here.client.name,
          to: inDossier.page.link({ dossierId: here._id }),
        })
      if (alone && page) ways.push({ ...line, key: label, to: page.link() })
      if (ways.length === 0 && ofClient && inDossier && !here)
        ways.push({
          ...line,
          key: `${label} of a client`,
          under: t('Aggiungere il nome del cliente'),
          to: { words: `${t(label)} ` },
        })
      if (ofColleague && forColleague)
        ways.push({
          ...line,
          key: `${label} of a colleague`,
          under: t("Aggiungere il nome dell'operatore"),
          to: { words: `${t(label)} ` },
        })
      return ways
    },
    ofClient: (entry, client) => {
      const { inDossier, ofClient } = entry
      // In a closed dossier nothing is written; what else it opens, the dossier says itself.
      if (!inDossier || !ofClient || (inDossier.page.writes && isReadOnly(client.status))) return []
      return [
        {
          ...lineOf(entry),
          key: `${entry.label} ${client._id}`,
          whose: client._id,
          under: [client.client.name, bornAndLiving(client)].join(', '),
          to: inDossier.page.link({ dossierId: client._id }),
        },
      ]
    },
    ofColleague: (entry, { _id: operatorId, name, job_title }) => {
      const { forColleague, ofColleague } = entry
      if (!forColleague || !ofColleague) return []
      return [
        {
          ...lineOf(entry),
          key: `${entry.label} ${operatorId}`,
          under: [name, t(labelOfJobTitle(job_title))].join(', '),
          to: forColleague.link({ operatorId }),
        },
      ]
    },
  }
}

/** The dossier on whose pages one stands, as it was read for them. */
function useHere(): DossierHead | undefined {
  const cache = useQueryClient()
  const { dossierId } = useParams({ strict: false }) as { dossierId?: string }
  const isInDossier = useOpenPage()?.startsWith(frames.dossier.pattern) ?? false
  return isInDossier && dossierId !== undefined ? openedDossier(cache, dossierId) : undefined
}

const isOpenIn = ({ permissions, status }: DossierHead, { inDossier }: OpenEntry): boolean =>
  inDossier !== undefined &&
  isOpenTo(permissions, inDossier.page) &&
  !(inDossier.page.writes && isReadOnly(status))

const bornAndLiving = ({ client: { birthday, city } }: KnownClient): string =>
  [formatIn(spokenLanguage()).day(birthday), city].filter(Boolean).join(', ')
