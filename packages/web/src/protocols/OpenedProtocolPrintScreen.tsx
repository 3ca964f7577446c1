import type { OpenedProtocol, ProtocolCourse } from '@vicino/domain/protocols/opened-protocol.ts'
import { getOpenedProtocol, printOpenedProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { useTranslation } from 'react-i18next'
import classes from '../care-plan/CarePlanPrint.module.css'
import { outcomeLabel } from '../care-plan/care-plan-words.ts'
import { Screen } from '../calls/Screen.tsx'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { houseText } from '../i18n/house-text.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { ProtocolAlarms } from '../tasks/step/ProtocolAlarms.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { calendarWords, stepWords } from './protocol-words.ts'
import { Sentences } from './ProtocolText.tsx'
import { PrintButton } from '../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../session/ClientPrintPage.tsx'

/** A protocol of a client as it goes on paper: when to call for help, what is done by whom, and what was done. */
export function OpenedProtocolPrintScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.openedProtocolPrint).params
  const read = useRead(getOpenedProtocol, { params })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton fields={6} />}
      printed
      title={t('Stampa il protocollo')}
      back={pages.openedProtocol.link(params)}
      actions={<PrintButton />}
    >
      {course => <Sheet course={course} />}
    </Screen>
  )
}

function Sheet({ course }: { course: ProtocolCourse }) {
  const { t } = useTranslation()
  const { protocol } = course
  const { _id: openedId, dossierId, title, alarms, criteria, struck } = protocol
  const notePrint = useCall(printOpenedProtocol)
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId, openedId } })}>
      <div className={classes.sheet}>
        <h2 className={classes.title}>{houseText(title, t)}</h2>
        {struck && <Notice tone="error">{t('Annullato: {{reason}}', { reason: struck.reason })}</Notice>}
        <Course protocol={protocol} />
        <ProtocolAlarms alarms={alarms} />
        <Goals protocol={protocol} />
        <Steps course={course} />
        <Sentences title={t('Criteri di valutazione')} sentences={criteria} />
        <Done course={course} />
      </div>
    </ClientPrintPage>
  )
}

function Course({ protocol }: { protocol: OpenedProtocol }) {
  const { t } = useTranslation()
  const { responsible, starts_on, evaluate_on, evaluation } = protocol
  return (
    <p className={classes.texts}>
      {[
        `${t('Responsabile')}: ${responsible.name}`,
        `${t('Cominciato il')}: ${showDay(starts_on)}`,
        isProtocolOpen(protocol) && t('Prossima valutazione: {{day}}', { day: showDay(evaluate_on) }),
        evaluation && `${t('Ultima valutazione')}: ${showDay(evaluation.on)}`,
        evaluation && evaluation.note !== '' && t('Esito: {{note}}', { note: evaluation.note }),
      ]
        .filter(Boolean)
        .join('\n')}
    </p>
  )
}

function Goals({ protocol: { goals, evaluation } }: { protocol: OpenedProtocol }) {
  const { t } = useTranslation()
  const outcomeOf = (goalId: string): string => {
    const found = evaluation?.outcomes.find(one => one.goalId === goalId)
    return found ? [t(outcomeLabel(found.outcome)), found.note].filter(Boolean).join(': ') : ''
  }
  return (
    <Card>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Obiettivi')}</th>
            <th scope="col">{evaluation ? t('Ultima valutazione') : t('Valutazione')}</th>
          </tr>
        </thead>
        <tbody>
          {goals.map(({ _id, text }) => (
            <tr key={_id}>
              <th scope="row">{houseText(text, t)}</th>
              <td>{outcomeOf(_id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Steps({ course: { protocol, due } }: { course: ProtocolCourse }) {
  const { t } = useTranslation()
  const dueOf = (stepId: string): string => {
    const next = due.find(one => one.stepId === stepId)
    return next ? showDay(next.due_on) : ''
  }
  return (
    <Card>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Passi')}</th>
            <th scope="col">{t('Quando')}</th>
            <th scope="col">{t('Da fare')}</th>
          </tr>
        </thead>
        <tbody>
          {protocol.steps.map(step => (
            <tr key={step._id}>
              <th scope="row">
                {houseText(step.text, t)}
                <span className={classes.more}>{stepWords(step, protocol.services, t)}</span>
              </th>
              <td>{calendarWords(step, t)}</td>
              <td>{dueOf(step._id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** What was done, by whom, the newest first; what was struck stays off the paper. */
function Done({ course: { done } }: { course: ProtocolCourse }) {
  const { t } = useTranslation()
  const stands = done.filter(({ struck }) => !struck)
  if (stands.length === 0) return null
  return (
    <Card>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Che cosa è stato fatto e osservato')}</th>
            <th scope="col">{t('Fatto il')}</th>
            <th scope="col">{t('Da chi')}</th>
          </tr>
        </thead>
        <tbody>
          {stands.map(({ _id, done_on, step, note, author }) => (
            <tr key={_id}>
              <th scope="row">
                {houseText(step, t)}
                <span className={classes.more}>{note}</span>
              </th>
              <td>{showDay(done_on)}</td>
              <td>{author.name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
