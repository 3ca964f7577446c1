import { type JobTitle, labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Stakeholder } from '@vicino/domain/stakeholders/stakeholder.ts'
import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { Screen } from '../calls/Screen.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { TakeOutButton } from '../ui/TakeOutButton.tsx'
import { AddStakeholderSheet } from './AddStakeholderSheet.tsx'
import { RemoveStakeholderSheet } from './RemoveStakeholderSheet.tsx'

/** Who is in the team of a dossier, and since when. */
export function StakeholdersScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(getStakeholders, { params: { dossierId } })
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Stakeholder | null>(null)
  const mayManage = allows('stakeholders.manage')
  const add = { label: t('Aggiungi operatore'), onPress: () => setAdding(true) }
  return (
    <>
      <Screen
        read={read}
        skeleton={<RowsSkeleton rows={4} />}
        title={t('Operatori')}
        back={pages.dossier.link({ dossierId })}
        actions={
          mayManage && (
            <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add.onPress}>
              {t('Aggiungi')}
            </Button>
          )
        }
      >
        {team =>
          team.length === 0 ? (
            <EmptyState icon={IconUsers} words={t('Nessun operatore')} {...(mayManage && { action: add })} />
          ) : (
            <List label={t('Operatori')}>
              {team.map(person => (
                <StakeholderRow key={person._id} person={person}>
                  {mayManage && <TakeOutButton name={person.name} onPress={() => setLeaving(person)} />}
                </StakeholderRow>
              ))}
            </List>
          )
        }
      </Screen>
      {adding && <AddStakeholderSheet team={read.data ?? []} onClose={() => setAdding(false)} />}
      {leaving && <RemoveStakeholderSheet person={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function StakeholderRow({ person, children }: { person: Stakeholder; children: ReactNode }) {
  const { t } = useTranslation()
  const { day } = formatIn(spokenLanguage())
  const since = t('dal {{from}}', { from: day(person.since) })
  const until = person.until && t('accesso fino al {{to}}', { to: day(person.until) })
  return (
    <Row
      start={<PersonAvatar id={person._id} name={person.name} picture={person.avatar} />}
      title={person.name}
      under={
        <>
          <Text block>{t(labelOfJobTitle(person.role as JobTitle))}</Text>
          <Text block>{[since, until].filter(Boolean).join(', ')}</Text>
        </>
      }
      end={children}
    />
  )
}
