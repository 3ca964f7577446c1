import { delegates, type Delegation } from '@vicino/domain/delegations/delegation.ts'
import { listDelegations } from '@vicino/domain/delegations/delegations.contract.ts'
import { labelOfPermission } from '@vicino/domain/access/permission-words.ts'
import { IconFileCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { Segmented } from '../ui/fields/Segmented.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { daysWords, delegatedClient, delegationStateWords } from './delegation-words.ts'
import { DelegationSheet } from './DelegationSheet.tsx'
import { dotted } from '../i18n/dotted.ts'

const lists = [
  { value: 'current', label: 'In vigore', empty: { label: 'Nessuna delega in vigore' } },
  { value: 'ended', label: 'Finite', empty: { label: 'Nessuna delega finita' } },
] as const

type Which = (typeof lists)[number]['value']

/** What was delegated in writing: each sees her own, a nurse those of whom she reaches. */
export function DelegationsScreen() {
  const { t } = useTranslation()
  const [list, setList] = useState<Which>('current')
  const [opened, setOpened] = useState<Delegation | null>(null)
  const { empty } = lists.find(({ value }) => value === list)!
  const mayGive = useMay(delegates, 'write')
  const found = usePages(listDelegations, { query: { list } })
  return (
    <Page>
      <PageHeader
        title={t('Deleghe')}
        back={pages.operators.link()}
        actions={
          mayGive && (
            <LinkButton
              link={pages.newDelegation.link()}
              leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}
            >
              {t('Nuova delega')}
            </LinkButton>
          )
        }
      />
      <Stack>
        <Segmented label={t('Quali deleghe')} options={lists} value={list} onChange={setList} />
        <LoadedPages
          pages={found}
          skeleton={<RowsSkeleton rows={5} />}
          empty={<EmptyState icon={IconFileCheck} words={t(empty.label)} />}
        >
          {delegations => (
            <List label={t('Deleghe scritte')}>
              {delegations.map(one => (
                <DelegationRow key={one._id} delegation={one} onOpen={() => setOpened(one)} />
              ))}
            </List>
          )}
        </LoadedPages>
      </Stack>
      {opened && <DelegationSheet delegation={opened} onClose={() => setOpened(null)} />}
    </Page>
  )
}

function DelegationRow({ delegation, onOpen }: { delegation: Delegation; onOpen: () => void }) {
  const { t } = useTranslation()
  const { person, permission, state } = delegation
  return (
    <Row
      start={<PersonAvatar id={person._id} name={person.name} picture={person.avatar} />}
      title={person.name}
      under={
        <>
          {dotted([t(labelOfPermission(permission)), delegatedClient(delegation, t)])}
          <br />
          {daysWords(delegation, t)}
        </>
      }
      endBelow
      end={
        state !== 'stands' && (
          <StatusBadge tone={delegationStateWords[state].tone} label={t(delegationStateWords[state].label)} />
        )
      }
      onPress={onOpen}
    />
  )
}
