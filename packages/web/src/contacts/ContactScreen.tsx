import { contactDuplicateReasons } from '@vicino/domain/contacts/contact-duplicates.ts'
import { contactName } from '@vicino/domain/contacts/contact.ts'
import { contactTypes } from '@vicino/domain/contacts/contact-type.ts'
import {
  type ComparedContact,
  getContact,
  getContacts,
  removeContact,
} from '@vicino/domain/contacts/contacts.contract.ts'
import { invoiceNeeds, lackingForInvoice } from '@vicino/domain/contacts/invoice-needs.ts'
import { IconCopyCheck, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { listWords } from '../i18n/list-words.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { valuesOfContact } from './contact-values.ts'
import { contactFieldWords } from './contact-words.ts'
import { underContact } from './ContactRow.tsx'
import { ContactWays } from './ContactWays.tsx'
import { OddRcc } from './OddRcc.tsx'

/** What the ways to a contact say already. */
const saidByWays: ReadonlySet<string> = new Set(['phone', 'fax', 'email', 'website', 'address'])

/** One contact: how it is reached, what else is known, and what somebody should look at. */
export function ContactScreen() {
  const { t } = useTranslation()
  const { contactId } = usePage(pages.contact).params
  const read = useRead(getContact, { params: { contactId } })
  const mayManage = useMay('contacts.manage', 'write')
  const contact = read.data
  const type = contactTypes.find(({ value }) => value === contact?.type)
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={4} />}
      title={contact ? contactName(contact) : t('Contatto')}
      under={contact && underContact(contact)}
      back={pages.contacts.link(type && { type: type.value })}
      actions={
        mayManage && (
          <LinkButton
            link={pages.editContact.link({ contactId })}
            variant="default"
            leftSection={<IconPencil size={20} aria-hidden />}
          >
            {t('Modifica')}
          </LinkButton>
        )
      }
    >
      {known => (
        <Stack>
          <Duplicates contact={known} />
          <ContactWays contact={known} />
          <Known contact={known} />
          {mayManage && <RemoveContact contact={known} />}
        </Stack>
      )}
    </Screen>
  )
}

function Known({ contact }: { contact: ComparedContact }) {
  const { t } = useTranslation()
  const values = valuesOfContact(contact)
  const lacking = lackingForInvoice(contact)
  return (
    <>
      <Card>
        <Facts>
          {contactFieldWords
            .filter(({ field }) => !saidByWays.has(field))
            .map(({ field, label, words }) => (
              <Fact key={field} label={t(label)}>
                {words(values, t)}
              </Fact>
            ))}
        </Facts>
      </Card>
      <OddRcc rcc={contact.rcc_number} />
      {lacking.length > 0 && (
        <Notice>
          {t('Da completare per la fattura: {{needs}}.', {
            needs: listWords(lacking.map(need => t(invoiceNeeds.find(({ value }) => value === need)!.label))),
          })}
        </Notice>
      )}
    </>
  )
}

/** Those that may be the same: somebody has to look. */
function Duplicates({ contact: { duplicates } }: { contact: ComparedContact }) {
  const { t } = useTranslation()
  if (duplicates.length === 0) return null
  return (
    <>
      <Notice tone="attention">
        {t('Forse è scritto due volte: se è lo stesso, rimuovere uno dei due dalla rubrica.')}
      </Notice>
      <List label={t('Contatti simili')}>
        {duplicates.map(({ reason, contact: { _id, name } }) => (
          <Row
            key={_id}
            start={<RowIcon icon={IconCopyCheck} />}
            title={name}
            under={t(contactDuplicateReasons.find(({ value }) => value === reason)!.label)}
            link={pages.contact.link({ contactId: _id })}
          />
        ))}
      </List>
    </>
  )
}

function RemoveContact({ contact }: { contact: ComparedContact }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const leave = useReturnTo(pages.contacts.link({ type: contact.type }))
  const save = useSave(removeContact, { refreshes: [getContacts] })
  const name = contactName(contact)
  const remove = async (): Promise<void> => {
    const removed = await save.send({ params: { contactId: contact._id } })
    if (removed === undefined) return
    toast(t('{{name}} non è più in rubrica', { name }), 'ok')
    leave()
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('Rimuovi dalla rubrica')}
      </Button>
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Rimuovere {{name}}?', { name })}
        banner={save.banner}
        confirmLabel={t('Rimuovi dalla rubrica')}
        danger
        busy={save.saving}
        onConfirm={() => void remove()}
      >
        {t('Non si trova più nella rubrica. Resta nei dossier a cui è collegato.')}
      </ConfirmSheet>
    </>
  )
}
