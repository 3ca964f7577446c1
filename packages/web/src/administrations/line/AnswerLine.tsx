import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconArrowsExchange, IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { doseWords } from '../../drugs/dose-words.ts'
import { measuredWords } from '../../drugs/hold-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { effectLabel, givenWords, oldPatchTold, statusLabel, statusTones } from '../administration-words.ts'
import classes from '../Doses.module.css'
import { isSecondTap } from '../give/is-second-tap.ts'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  answer: Administration
  withDose?: boolean
  /** The day of the page, where it may be another one than the dose's. */
  on?: Day
}

/** What became of a dose: its state, when and by whom, and why; it opens what was written. */
export function AnswerLine({ answer, withDose = false, on = answer.day }: Props) {
  const { t } = useTranslation()
  const { _id, dossierId, status, dose, drug, status_reason, confirm, effect, handover, site, change_on } =
    answer
  const { from_paper, measured, old_patch, old_patch_note, second_person } = answer
  const why = [
    confirm?.reason !== status_reason && status_reason,
    measuredWords(measured, t),
    site,
    change_on && t('da cambiare il {{day}}', { day: formatIn(spokenLanguage()).shortDay(change_on) }),
    old_patch !== null &&
      old_patch !== 'removed' &&
      t('Cerotto precedente: {{what}}', { what: t(oldPatchTold(old_patch)) }),
    old_patch_note,
    second_person && t('Presente: {{name}}', { name: second_person }),
    confirm && t('Confermata: {{reason}}', { reason: confirm.reason }),
    effect && t(effectLabel(effect)),
  ]
  // A dose of before that was held for a value has it as its reason.
  const said = [...new Set(why.filter(Boolean))]
  return (
    <Link
      {...pages.administration.link({ dossierId, administrationId: _id })}
      className={classes.answer}
      onClick={event => {
        if (isSecondTap(event)) event.preventDefault()
      }}
    >
      <Inline as="span">
        <StatusBadge tone={confirm ? 'attention' : statusTones[status]} label={t(statusLabel(status))} />
        {from_paper && <StatusBadge tone="neutral" icon={IconFileText} label={t('Da carta')} />}
        {handover && <StatusBadge tone="info" icon={IconArrowsExchange} label={t('In consegna')} />}
      </Inline>
      <span className={classes.answerWords}>
        {withDose && `${doseWords(dose, drug, t)}, `}
        {givenWords(answer, on)}
      </span>
      {said.length > 0 && <span className={classes.why}>{dotted(said)}</span>}
    </Link>
  )
}
