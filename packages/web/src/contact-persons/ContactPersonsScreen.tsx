import { type ContactPerson, inCallingOrder } from '@vicino/domain/contact-persons/contact-person.ts'
import { getContactPersons } from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { CallList } from './CallList.tsx'
import classes from './ContactPersons.module.css'
import { EndContactPersonSheet } from './EndContactPersonSheet.tsx'

/** Who stands by the client: called, written to, corrected, ended. */
export function ContactPersonsScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(getContactPersons, { params: { dossierId } })
  const [ending, setEnding] = useState<ContactPerson | null>(null)
  const mayWrite = allows('personal.write')
  const add = { label: t('Aggiungi persona di contatto'), link: pages.newContactPerson.link({ dossierId }) }
  return (
    <>
      <Screen
        read={read}
        title={t('Persone di contatto')}
        back={pages.attributes.link({ dossierId })}
        actions={
          mayWrite && (
            <LinkButton link={add.link} leftSection={<IconPlus size={20} aria-hidden />}>
              {t('Aggiungi')}
            </LinkButton>
          )
        }
      >
        {persons => {
          const standing = inCallingOrder(persons)
          const ended = persons.filter(person => person.ended !== null)
          return (
            <Stack>
              {standing.length === 0 ? (
                <EmptyState
                  icon={IconUsersGroup}
                  words={t('Nessuna persona di contatto')}
                  {...(mayWrite && { action: add })}
                />
              ) : (
                <Card>
                  <CallList persons={standing}>
                    {person => <Acts person={person} mayWrite={mayWrite} onEnd={() => setEnding(person)} />}
                  </CallList>
                </Card>
              )}
              {ended.length > 0 && <Ended persons={ended} />}
            </Stack>
          )
        }}
      </Screen>
      {ending && <EndContactPersonSheet person={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

type ActsProps = { person: ContactPerson; mayWrite: boolean; onEnd: () => void }

function Acts({ person, mayWrite, onEnd }: ActsProps) {
  const { t } = useTranslation()
  const { dossierId, _id: contactPersonId } = person
  return (
    <div className={classes.acts}>
      {mayWrite && (
        <>
          <LinkButton link={pages.editContactPerson.link({ dossierId, contactPersonId })} variant="subtle">
            {t('Correggi')}
          </LinkButton>
          <Button variant="subtle" onClick={onEnd}>
            {t('Rimuovi')}
          </Button>
        </>
      )}
      <LinkButton link={pages.contactPerson.link({ dossierId, contactPersonId })} variant="subtle">
        {t('Cronologia')}
      </LinkButton>
    </div>
  )
}

function Ended({ persons }: { persons: readonly ContactPerson[] }) {
  const { t } = useTranslation()
  const { instant } = formatIn(spokenLanguage())
  return (
    <details className={classes.ended}>
      <summary>{t('Terminate: {{number}}', { number: persons.length })}</summary>
      <Card>
        <CallList persons={persons}>
          {({ ended, ended_reason }) => (
            <Text as="p" tone="muted">
              {t('Terminata il {{at}}: {{reason}}', { at: instant(ended ?? ''), reason: ended_reason ?? '' })}
            </Text>
          )}
        </CallList>
      </Card>
    </details>
  )
}
