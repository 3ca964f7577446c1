import { formatIn } from '@vicino/domain/days/format.ts'
import type { Clash, Overlap } from '@vicino/domain/tasks/overlap.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FailureCode } from '../calls/failure.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { List, Row } from '../ui/page/List.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import { operatorsWords, timeWords, titleWords } from './task-words.ts'
import classes from './Task.module.css'

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
      <p>{t("Nello stesso orario c'è già:")}</p>
      <List label={t('Si sovrappone a')}>
        {clashes.map(clash => (
          <Row
            key={clash._id}
            title={clash.client?.name ?? titleWords(clash, t)}
            under={
              <>
                <span className={classes.line}>{whenWords(clash, t)}</span>
                {clash.client && <span className={classes.line}>{titleWords(clash, t)}</span>}
                <span className={classes.line}>{operatorsWords(clash, t)}</span>
              </>
            }
          />
        ))}
      </List>
    </ReasonSheet>
  )
}

const whenWords = (clash: Clash, t: TFunction): string =>
  `${formatIn(spokenLanguage()).shortDay(clash.date)}, ${timeWords(clash, t)}`
