import type { CarePlan, CareProblem } from '@vicino/domain/care-plan/care-plan.ts'
import { getCarePlanVersions, printCarePlan } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { frequencyWords } from '../services/timing-words.ts'
import { useDossier } from '../session/dossier.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { SignaturePlaces } from '../ui/page/SignaturePlaces.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './CarePlanPrint.module.css'
import { DrawnLines } from './DrawnLines.tsx'
import { outcomeLabel, responsibleWords, serviceWords } from './care-plan-words.ts'
import { PrintButton } from '../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../session/ClientPrintPage.tsx'

/** A plan as it goes on paper, for client, family and doctor, to be signed there. */
export function CarePlanPrintScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.carePlanPrint).params
  const read = useRead(getCarePlanVersions, { params })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton fields={6} />}
      printed
      title={t('Stampa il piano di cura')}
      back={pages.carePlan.link(params)}
      actions={<PrintButton />}
    >
      {versions => <Sheet plan={inForceOf(versions)} />}
    </Screen>
  )
}

/** What holds; a draft that nobody signed yet where nothing does. */
function inForceOf([current, ...earlier]: readonly CarePlan[]): CarePlan {
  const { status, struck, in_force } = current!
  const signed = earlier.find(({ version }) => version === in_force)
  return (status === 'draft' && !struck && signed) || current!
}

function Sheet({ plan }: { plan: CarePlan }) {
  const { t } = useTranslation()
  const { _id: carePlanId, dossierId, problems, status, struck } = plan
  const notePrint = useCall(printCarePlan)
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId, carePlanId } })}>
      <div className={classes.sheet}>
        <h2 className={classes.title}>{t('Piano di cura')}</h2>
        {struck && <Notice tone="error">{t('Annullato: {{reason}}', { reason: struck.reason })}</Notice>}
        {status === 'draft' && !struck && (
          <Notice tone="attention">{t('Bozza: non è ancora firmata e non vale.')}</Notice>
        )}
        {problems.map(problem => (
          <Problem key={problem._id} problem={problem} plan={plan} />
        ))}
        <Evaluated plan={plan} />
        <Signatures plan={plan} />
      </div>
    </ClientPrintPage>
  )
}

function Problem({ problem, plan }: { problem: CareProblem; plan: CarePlan }) {
  const { t } = useTranslation()
  const { title, description, goals, measures } = problem
  const outcomeOf = (goalId: string): string => {
    const found = plan.evaluation?.outcomes.find(one => one.goalId === goalId)
    return found ? t(outcomeLabel(found.outcome)) : ''
  }
  return (
    <Card title={title}>
      {description !== '' && <p className={classes.texts}>{description}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Obiettivi')}</th>
            <th scope="col">{plan.evaluation ? t('Ultima valutazione') : t('Valutazione')}</th>
          </tr>
        </thead>
        <tbody>
          {goals.map(({ _id, text }) => (
            <tr key={_id}>
              <th scope="row">{text}</th>
              <td>{outcomeOf(_id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Misure')}</th>
            <th scope="col">{t('Frequenza')}</th>
            <th scope="col">{t('Responsabile')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(measure => (
            <tr key={measure._id}>
              <th scope="row">
                {measure.text}
                <span className={classes.more}>{serviceWords(measure, plan.services)}</span>
              </th>
              <td>{frequencyWords(measure, t)}</td>
              <td>{responsibleWords(measure, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Evaluated({ plan: { evaluate_on, status, evaluation } }: { plan: CarePlan }) {
  const { t } = useTranslation()
  return (
    <p className={classes.texts}>
      {status !== 'ended' && t('Prossima valutazione: {{day}}', { day: showDay(evaluate_on) })}
      {evaluation && evaluation.note !== '' && `\n${t('Esito: {{note}}', { note: evaluation.note })}`}
    </p>
  )
}

/** Where nurse and client sign, or when they did. */
function Signatures({ plan: { signature, signed_on, client_signature } }: { plan: CarePlan }) {
  const { t } = useTranslation()
  const { client } = useDossier()
  const signedOn = (day: string): string => t('Firmato il {{day}}', { day: showDay(day) })
  const places = [
    {
      who: t('Cure infermieristiche'),
      name: signature?.name ?? '',
      says: signed_on === null ? t('Data e firma') : signedOn(signed_on),
    },
    {
      who: t('Cliente o chi lo rappresenta'),
      name: client_signature?.name ?? client.name,
      says: client_signature ? signedOn(client_signature.on) : t('Data e firma'),
      ...(client_signature?.drawn && {
        drawn: (
          <DrawnLines
            drawn={client_signature.drawn}
            label={t('Firma di {{name}}', { name: client_signature.name })}
          />
        ),
      }),
    },
  ]
  return <SignaturePlaces places={places} />
}
