import type { NewsReason, NewsSince } from '@vicino/domain/activity/news-since.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import { IconPill } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { newsLabel } from '../activity/activity-words.ts'
import { useToday } from '../i18n/use-today.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { recordKinds } from '../records/record-kinds.ts'
import { useDossier } from '../session/dossier.ts'
import { PageSection } from '../ui/page/PageSection.tsx'
import { instantWords } from '../dossiers/visit-start-words.ts'
import { newsTitle } from './news-title.ts'
import classes from './SinceVisit.module.css'
import { dotted } from '../i18n/dotted.ts'

type Line = NewsSince['lines'][number]

type Tone = 'error' | 'attention' | 'struck'

/** How loud a line is; what it says stands in words beside its colour. */
const tones: Partial<Record<NewsReason, Tone>> = {
  critical_value: 'error',
  dose_not_taken: 'attention',
  value_out_of_range: 'attention',
}

/** What makes a line told, where the line itself does not say it. */
const reasonWords: Partial<Record<NewsReason, { label: string }>> = {
  critical_value: { label: 'Critico' },
  value_out_of_range: { label: 'Fuori dai limiti' },
}

/** Beyond this a number says no more than many. */
const most = 99

/** `course`: the limits that mark what was measured; of nothing for who may not know it. */
type Props = { news: NewsSince; course: readonly LimitsPeriod[] }

/** What others wrote since the reader's own last visit, what can harm first, each leading to its place. */
export function SinceVisitCard({ news, course }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId } = useDossier()
  const { last_visit, since, lines, more } = news
  const openDoses = news.open_doses ?? 0
  const critical = lines.filter(({ why }) => why === 'critical_value')
  const others = lines.filter(({ why }) => why !== 'critical_value')
  return (
    <PageSection title={t("Dall'ultima visita")}>
      <div className={classes.news}>
        <p className={classes.when}>
          {last_visit === null
            ? t('Finora nessuna sua visita: ultimi 7 giorni')
            : t('La sua ultima visita: {{when}}', { when: instantWords(last_visit, today, t) })}
        </p>
        {lines.length === 0 && openDoses === 0 ? (
          <p className={classes.none}>{t('Niente da segnalare')}</p>
        ) : (
          <ul className={classes.lines} aria-label={t("Dall'ultima visita")}>
            {critical.map(line => (
              <NewsLine key={line._id} line={line} title={newsTitle(line, course, t)} today={today} />
            ))}
            {openDoses > 0 && (
              <li>
                <NewsWay
                  way={{ link: pages.doses.link({ dossierId }) }}
                  tone="attention"
                  icon={<IconPill size={20} stroke={1.8} aria-hidden />}
                  title={t('{{count}} dosi senza risposta', { count: openDoses })}
                  under={t('Esito non documentato')}
                />
              </li>
            )}
            {others.map(line => (
              <NewsLine key={line._id} line={line} title={newsTitle(line, course, t)} today={today} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <Link
            {...pages.dossierActivity.link({ dossierId }, { from: todayIn(since), to: today })}
            className={classes.more}
          >
            {more > most
              ? t('e oltre {{number}} altri', { number: most })
              : t('e altri {{count}}', { count: more })}
          </Link>
        )}
      </div>
    </PageSection>
  )
}

function NewsLine({ line, title, today }: { line: Line; title: string; today: Day }) {
  const { t } = useTranslation()
  const dossier = useDossier()
  const { dataModel, action, entityId, populatedData, stakeholderId, createdAt, why, waiting } = line
  const { icon: Icon, wayTo } = recordKinds[dataModel]
  const reason = reasonWords[why]
  const told = [
    reason && t(reason.label),
    waiting && t('In consegna'),
    t(newsLabel(line)),
    stakeholderId.name,
    instantWords(createdAt, today, t),
  ]
  return (
    <li>
      <NewsWay
        way={wayTo(dossier, entityId, populatedData)}
        tone={action === 'struck' ? 'struck' : tones[why]}
        icon={<Icon size={20} stroke={1.8} aria-hidden />}
        title={title}
        under={dotted(told)}
      />
    </li>
  )
}

type WayProps = {
  way: { link: LinkTarget } | { onPress: () => void }
  tone: Tone | undefined
  icon: ReactNode
  title: string
  under: string
}

function NewsWay({ way, tone, icon, title, under }: WayProps) {
  const content = (
    <>
      {icon}
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.under}>{under}</span>
      </span>
    </>
  )
  return 'link' in way ? (
    <Link {...way.link} className={classes.line} data-tone={tone}>
      {content}
    </Link>
  ) : (
    <button type="button" className={classes.line} data-tone={tone} onClick={way.onPress}>
      {content}
    </button>
  )
}
