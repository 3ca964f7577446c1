import { contactTypes, type ContactType } from '@vicino/domain/contacts/contact-type.ts'
import { getContacts } from '@vicino/domain/contacts/contacts.contract.ts'
import { IconAddressBook, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { useRemembered } from '../ui/use-remembered.ts'
import { typeWords } from './contact-words.ts'
import { ContactRow } from './ContactRow.tsx'
import { bookLimit } from './book-limit.ts'
import { InsurersOffered } from './InsurersOffered.tsx'

/** The contact book: three lists, searched by the beginnings of words, ten and then more. */
export function ContactsScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { type = 'doctor' } = usePage(pages.contacts).search
  const [search, setSearch] = useRemembered('contacts', '')
  const mayManage = useMay('contacts.manage', 'write')
  const found = usePages(getContacts, {
    query: { type, ...bookLimit(type), ...(search !== '' && { search }) },
  })
  const show = (chosen: ContactType): void =>
    void navigate({ ...pages.contacts.link({ type: chosen }), replace: true })
  return (
    <Page>
      <PageHeader
        title={t('Rubrica')}
        back={pages.more.link()}
        actions={
          mayManage && (
            <LinkButton
              link={pages.newContact.link({ type })}
              leftSection={<IconPlus size={20} aria-hidden />}
            >
              {t('Aggiungi')}
            </LinkButton>
          )
        }
      />
      <Stack>
        <Segmented label={t('Elenco')} options={contactTypes} value={type} onChange={show} />
        <SearchField label={t('Nome, località o specializzazione')} value={search} onSearch={setSearch} />
        <LoadedPages
          pages={found}
          skeleton={<RowsSkeleton rows={8} />}
          empty={
            search === '' ? (
              <NoContact type={type} mayManage={mayManage} />
            ) : (
              <EmptyState
                icon={IconAddressBook}
                words={t('Nessun contatto trovato')}
                more={t("Basta l'inizio di ogni parola, in qualsiasi ordine.")}
                action={{ label: t('Mostra tutti'), onPress: () => setSearch('') }}
              />
            )
          }
        >
          {contacts => (
            <List label={t(contactTypes.find(({ value }) => value === type)!.label)}>
              {contacts.map(contact => (
                <ContactRow key={contact._id} contact={contact} />
              ))}
            </List>
          )}
        </LoadedPages>
        {type === 'health_insurance' && mayManage && found.data && (
          <InsurersOffered
            search={search}
            known={found.data}
            linkOf={({ number }) => pages.newContact.link({ type, insurer: String(number) })}
          />
        )}
      </Stack>
    </Page>
  )
}

function NoContact({ type, mayManage }: { type: ContactType; mayManage: boolean }) {
  const { t } = useTranslation()
  const { icon, none, add } = typeWords[type]
  return (
    <EmptyState
      icon={icon}
      words={t(none.label)}
      {...(mayManage && { action: { label: t(add.label), link: pages.newContact.link({ type }) } })}
    />
  )
}
