import { type Contact, contactName } from '@vicino/domain/contacts/contact.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { underContact } from './ContactRow.tsx'
import { ContactWays } from './ContactWays.tsx'

type Props = { contact: Contact; busy?: boolean; onUnlink?: () => void }

/** A contact of a dossier: how it is reached, the way to its page, and how it is unlinked. */
export function LinkedContact({ contact, busy = false, onUnlink }: Props) {
  const { t } = useTranslation()
  const under = underContact(contact)
  return (
    <Card title={contactName(contact)}>
      <Stack gap={12}>
        {under !== '' && (
          <Text as="p" tone="muted">
            {under}
          </Text>
        )}
        {contact.removed_at !== null && (
          <Notice tone="attention">{t('Non è più nella rubrica: controllare se vale ancora.')}</Notice>
        )}
        <ContactWays contact={contact} />
        <Inline>
          {contact.removed_at === null && (
            <LinkButton link={pages.contact.link({ contactId: contact._id })} variant="default">
              {t('Apri il contatto')}
            </LinkButton>
          )}
          {onUnlink && (
            <Button variant="subtle" disabled={busy} onClick={onUnlink}>
              {t('Scollega')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}
