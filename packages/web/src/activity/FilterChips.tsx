import {
  IconArrowsSort,
  IconCalendar,
  IconCalendarStats,
  type Icon,
  IconCategory,
  IconFilterOff,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import type { ActivitySearch } from '../pages/search.ts'
import { useToday } from '../i18n/use-today.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import type { LinkTarget } from '../pages/link-target.ts'
import classes from './Activity.module.css'
import { filterWords } from './log-search.ts'

type Chip = {
  key: keyof ReturnType<typeof filterWords>
  page: { link: (params: { dossierId: string }, search: ActivitySearch) => LinkTarget }
  label: string
  icon: Icon
}

const chips: readonly Chip[] = [
  { key: 'type', page: pages.activityFilterType, label: 'Tipo', icon: IconCategory },
  { key: 'date', page: pages.activityFilterDate, label: 'Data', icon: IconCalendar },
  { key: 'range', page: pages.activityFilterFromTo, label: 'Dal – al', icon: IconCalendarStats },
  { key: 'order', page: pages.activityFilterRecent, label: 'Ordine', icon: IconArrowsSort },
]

/** What the log is narrowed to: each chip says what holds and leads to where it is chosen. */
export function FilterChips({ search }: { search: ActivitySearch }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const words = filterWords(search, useToday(), t)
  const active = Object.values(words).some(one => one !== null)
  return (
    <nav className={classes.filters} aria-label={t('Filtri')}>
      {chips.map(({ key, page, label, icon: Icon }) => (
        <Link
          key={key}
          {...page.link({ dossierId }, search)}
          className={classes.filter}
          data-active={words[key] !== null || undefined}
        >
          <Icon size={19} stroke={1.8} aria-hidden />
          {words[key] === null
            ? t(label)
            : t('{{filter}}: {{words}}', { filter: t(label), words: words[key] })}
        </Link>
      ))}
      {active && (
        <LinkButton
          link={pages.dossierActivity.link({ dossierId })}
          variant="subtle"
          leftSection={<IconFilterOff size={19} aria-hidden />}
        >
          {t('Togli i filtri')}
        </LinkButton>
      )}
    </nav>
  )
}
