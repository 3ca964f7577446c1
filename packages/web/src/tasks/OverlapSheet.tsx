import { type Day, yearOf } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Clash } from '@vicino/domain/tasks/overlap.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverlapQuestion } from '../calls/use-overlap.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { List, Row } from '../ui/page/List.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import { type OffersInstead, OverlapOffers } from './OverlapOffers.tsx'
import { reasonSuggestions, reasonToKeep } from './overlap-words.ts'
import { operatorsWords } from './task-words.ts'
import { timeWords } from './time-words.ts'
import { titleWords } from './title-words.ts'
import classes from './OverlapSheet.module.css'

type Props = OverlapQuestion & {
  /** What is planned, and how something else is taken instead; without it only the reason is asked. */
  offers?: OffersInstead | undefined
  /** What else could be instead. */
  instead?: ReactNode
}

/** Names what a task overlaps with; storing it all the same asks for the reason. What was read is not named again. */
export function OverlapSheet({ overlap: { clashes, answered }, offers, instead, ...question }: Props) {
  const { t } = useTranslation()
  const unread = clashes.filter(({ _id }) => !answered.includes(_id))
  return (
    <ReasonSheet
      {...question}
      open
      title={t('Sovrapposizione')}
      confirmLabel={t('Salva lo stesso')}
      suggestions={reasonSuggestions(t)}
      onConfirm={reason => question.onConfirm(reasonToKeep(reason, t))}
    >
      <div className={classes.told}>
        <p>
          {answered.length > 0
            ? t('Nel frattempo si è aggiunto:')
            : unread.length > few
              ? t('Appuntamenti già nello stesso orario: {{number}}', { number: unread.length })
              : t("Nello stesso orario c'è già:")}
        </p>
        <Clashes clashes={unread} />
      </div>
      {offers && <OverlapOffers {...offers} clashes={unread} />}
      {instead}
    </ReasonSheet>
  )
}

/** More than these stand in a part that scrolls, so that the reason below stays in reach. */
const few = 4

/** What has no control inside is scrolled by keyboard where it takes the focus. */
function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const { t } = useTranslation()
  const today = useToday()
  const many = clashes.length > few
  return (
    <div
      className={many ? classes.clashes : undefined}
      {...(many && { tabIndex: 0, role: 'group', 'aria-label': t('Si sovrappone a') })}
    >
      <List label={t('Si sovrappone a')}>
        {clashes.map(clash => (
          <Row
            key={clash._id}
            title={clash.client?.name ?? titleWords(clash, t)}
            under={
              <>
                <span className={classes.line}>{whenWords(clash, today, t)}</span>
                {clash.client && <span className={classes.line}>{titleWords(clash, t)}</span>}
                <span className={classes.line}>{operatorsWords(clash, t)}</span>
              </>
            }
          />
        ))}
      </List>
    </div>
  )
}

function whenWords(clash: Clash, today: Day, t: TFunction): string {
  const day = formatIn(spokenLanguage()).shortDay(clash.date)
  const year = yearOf(clash.date) === yearOf(today) ? '' : ` ${yearOf(clash.date)}`
  return `${day}${year}, ${timeWords(clash, t)}`
}
