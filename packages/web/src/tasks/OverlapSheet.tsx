import { type Day, yearOf } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Clash, Overlap } from '@vicino/domain/tasks/overlap.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FailureCode } from '../calls/failure.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { List, Row } from '../ui/page/List.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import { operatorsWords, timeWords, titleWords } from './task-words.ts'
import classes from './OverlapSheet.module.css'

type Props = {
  save: { code: FailureCode | null; current: unknown; saving: boolean; clear: () => void }
  onConfirm: (reason: string) => void
}

/** Names what a task overlaps with; storing it all the same asks for the reason. */
export function OverlapSheet({ save, onConfirm }: Props) {
  const { t } = useTranslation()
  if (save.code !== 'overlap') return null
  const { clashes } = save.current as Overlap
  return (
    <ReasonSheet
      open
      onClose={save.clear}
      title={t('Sovrapposizione')}
      confirmLabel={t('Salva lo stesso')}
      busy={save.saving}
      onConfirm={onConfirm}
    >
      <p>
        {clashes.length > few
          ? t('Nello stesso orario ci sono già {{count}} appuntamenti:', { count: clashes.length })
          : t("Nello stesso orario c'è già:")}
      </p>
      <Clashes clashes={clashes} />
    </ReasonSheet>
  )
}

/** More than these stand in a part that scrolls, so that the reason below stays in reach. */
const few = 4

/** What has no control inside is scrolled by keyboard where it takes the focus. */
function Clashes({ clashes }: Overlap) {
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
