import {
  type AbsenceCall,
  getAbsenceCalls,
  type MadeAbsence,
  printAbsenceCalls,
} from '@vicino/domain/absences/absences.contract.ts'
import { relations } from '@vicino/domain/contact-persons/contact-person.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useCall } from '../../calls/use-call.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { usePerson } from '../../session/person.ts'
import { UndoKey } from '../../tasks/undo/UndoKey.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { PrintButton } from '../../ui/page/PrintButton.tsx'
import { PrintPage } from '../../ui/page/PrintPage.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { timeWords } from '../../tasks/time-words.ts'
import classes from './Calls.module.css'

/** Whom to tell that somebody else comes, client by client, with a box to tick: on the screen and on paper. */
export function AbsenceCallsScreen() {
  const { t } = useTranslation()
  const { absenceId } = usePage(pages.absenceCalls).params
  const read = useRead(getAbsenceCalls, { params: { absenceId } })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton fields={4} />}
      printed
      title={t('Elenco delle telefonate')}
      under={read.data && t('Assenza di {{name}}', { name: read.data.absence.operator.name })}
      back={pages.absence.link({ absenceId })}
      actions={<PrintButton />}
    >
      {({ absence, calls }) => (
        <>
          <UndoKey />
          <Calls absence={absence} calls={calls} />
        </>
      )}
    </Screen>
  )
}

function Calls({ absence, calls }: { absence: MadeAbsence; calls: readonly AbsenceCall[] }) {
  const { t } = useTranslation()
  const { name } = usePerson()
  const note = useCall(printAbsenceCalls)
  return (
    <PrintPage
      about={t('Assenza di {{name}}', { name: absence.operator.name })}
      printedAt={formatIn(spokenLanguage()).instant(now())}
      printedBy={name}
      onPrint={() => void note({ params: { absenceId: absence._id } })}
    >
      {calls.length === 0 && <p>{t('Nessun cliente da avvisare.')}</p>}
      {calls.map(call => (
        <Call key={call.client._id} call={call} away={absence.operator.name} />
      ))}
    </PrintPage>
  )
}

function Call({ call: { client, phone, persons, visits }, away }: { call: AbsenceCall; away: string }) {
  const { t } = useTranslation()
  const { shortDay } = formatIn(spokenLanguage())
  return (
    <section className={classes.call}>
      <header className={classes.head}>
        <span className={classes.box} aria-hidden />
        <h2 className={classes.client}>{client.name}</h2>
        {phone !== null && (
          <a className={classes.phone} href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        )}
      </header>
      {persons.map(person => (
        <p key={`${person.name} ${person.phone}`} className={classes.person}>
          {`${person.name}, ${t(labelIn(relations, person.relation))}: `}
          <a className={classes.phone} href={`tel:${person.phone}`}>
            {formatPhone(person.phone)}
          </a>
        </p>
      ))}
      {phone === null && persons.length === 0 && (
        <p className={classes.person}>{t('Nessun numero di telefono.')}</p>
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Quando')}</th>
            <th scope="col">{t('Finora')}</th>
            <th scope="col">{t('Adesso viene')}</th>
          </tr>
        </thead>
        <tbody>
          {visits.map(({ task }) => (
            <tr key={task._id}>
              <td>{`${shortDay(task.date)}, ${timeWords(task, t)}`}</td>
              <td>{away}</td>
              <td className={classes.comes}>
                {task.operators.map(operator => operator.name).join(', ') || t('Da assegnare')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
