import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import {
  getContactPerson,
  getContactPersonVersions,
} from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { CallLink } from '../ui/page/CallLink.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { contactPersonRows } from './contact-person-rows.ts'
import { valuesOf } from './contact-person-values.ts'
import classes from './ContactPersons.module.css'

/** A contact person as her history shows her; one who has ended is struck in it. */
const versionOf = (person: ContactPerson) => {
  const { author, written_at, ended_reason } = person
  return {
    ...valuesOf(person),
    author,
    written_at,
    reason: ended_reason,
    struck: null,
    ended: ended_reason !== null,
  }
}

type FactProps = { person: ContactPerson; row: (typeof contactPersonRows)[number] }

/** What is known of her under one name; a number of somebody who can still be called is one tap away. */
function PersonFact({ person, row: { field, label, words } }: FactProps) {
  const { t } = useTranslation()
  const number = (field === 'phone' || field === 'other_phone') && person.ended === null && person[field]
  return (
    <Fact label={t(label)}>
      {number ? (
        <CallLink className={classes.number} phone={number} name={person.name} />
      ) : (
        words(valuesOf(person), t)
      )}
    </Fact>
  )
}

/** Somebody who stands by the client: what is known of her, and everything that was ever written. */
export function ContactPersonScreen() {
  const { t } = useTranslation()
  const { dossierId, contactPersonId } = usePage(pages.contactPerson).params
  const { allows } = useDossier()
  const params = { dossierId, contactPersonId }
  const read = useRead(getContactPerson, { params })
  const versions = useRead(getContactPersonVersions, { params })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={4} />}
      title={t('Persona di contatto')}
      under={read.data?.name}
      back={pages.contactPersons.link({ dossierId })}
      actions={
        allows('personal.write') &&
        read.data?.ended === null && (
          <LinkButton link={pages.editContactPerson.link(params)}>{t('Correggi')}</LinkButton>
        )
      }
    >
      {person => (
        <Stack>
          <Card>
            <Facts>
              {contactPersonRows.map(row => (
                <PersonFact key={row.field} person={person} row={row} />
              ))}
            </Facts>
          </Card>
          <RecordHistory
            read={{ ...versions, data: versions.data?.map(versionOf) }}
            fields={contactPersonRows}
            happened={({ ended }) => (ended ? { label: 'Non più persona di contatto' } : null)}
          />
        </Stack>
      )}
    </Screen>
  )
}
