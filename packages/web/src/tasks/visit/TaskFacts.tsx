import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { overlapReasonWords } from '../overlap-words.ts'
import { repeatWords } from '../series/repeat-words.ts'
import { stepAnchor } from '../step/step-anchor.ts'
import { operatorsWords, reasonLabel, typeLabel } from '../task-words.ts'
import { timeWords } from '../time-words.ts'
import { headingWords, titleWords } from '../title-words.ts'

/** What is known of a task beside its title, client and status. */
export function TaskFacts({ task }: { task: Task }) {
  const { t } = useTranslation()
  const {
    started_at,
    ended_at,
    not_done,
    confirm_overlap,
    confirm_open_doses,
    description,
    type,
    series,
    date,
    title,
    measure,
    step,
    needs,
  } = task
  const told = titleWords({ title, step, measure }, t)
  const really = [started_at, ended_at].map(at => (at ? clockIn(at) : '…')).join('–')
  const doneOn = type === 'client' ? null : (step?.done_on ?? (ended_at && todayIn(ended_at)))
  return (
    <Facts>
      {headingWords(told) !== told && <Fact label={t('Titolo')}>{told}</Fact>}
      {measure && (
        <Fact label={t('Cliente')}>
          <Link {...pages.carePlan.link({ dossierId: measure.dossierId, carePlanId: measure.carePlanId })}>
            {measure.client.name}
          </Link>
        </Fact>
      )}
      {step && (
        <>
          <Fact label={t('Cliente')}>{step.client.name}</Fact>
          <Fact label={t('Protocollo')}>
            <Link {...pages.openedProtocol.link(step)} hash={stepAnchor(step.stepId)}>
              {t('Mostra il passo')}
            </Link>
          </Fact>
        </>
      )}
      <Fact label={t('Quando')}>{whenWords(task)}</Fact>
      <Fact label={t('Orario')}>{timeWords(task, t)}</Fact>
      {series && <Fact label={t('Si ripete')}>{repeatWords(series, date, t)}</Fact>}
      {type === 'client' && (started_at || ended_at) && <Fact label={t('Orario effettivo')}>{really}</Fact>}
      {doneOn && <Fact label={t('Fatto il')}>{showDay(doneOn)}</Fact>}
      {type !== 'client' && <Fact label={t('Tipo')}>{t(typeLabel(type))}</Fact>}
      {needs && <Fact label={t('Richiede')}>{needs}</Fact>}
      <Fact label={t('Operatori')}>{operatorsWords(task, t)}</Fact>
      {not_done && (
        <Fact label={t('Motivo')}>
          {[t(reasonLabel(not_done.reason)), not_done.text].filter(Boolean).join(': ')}
        </Fact>
      )}
      {confirm_overlap && (
        <Fact label={t('Sovrapposizione confermata')}>{overlapReasonWords(confirm_overlap.reason, t)}</Fact>
      )}
      {confirm_open_doses && <Fact label={t('Conclusa con dosi aperte')}>{confirm_open_doses.reason}</Fact>}
      <Fact label={t('Descrizione')}>{description}</Fact>
    </Facts>
  )
}

function whenWords({ date, end_date }: Task): string {
  const format = formatIn(spokenLanguage())
  return date === end_date ? format.longDayWithYear(date) : `${format.day(date)} – ${format.day(end_date)}`
}
