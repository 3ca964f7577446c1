import type { CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { getCollaborator } from '@vicino/domain/businesses/employment.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay, usePerson } from '../../session/person.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { ProfileCard } from '../../ui/people/ProfileCard.tsx'
import { typedWeek, weekWords } from '../week-hours.ts'
import {
  footingWords,
  otherRoleWords,
  permissionsWords,
  rolesWords,
  trainingWords,
} from './collaborator-words.ts'
import { EndCollaborationSheet } from './EndCollaborationSheet.tsx'

/** What the house keeps of a collaborator, what she may do, and the way to end it. */
export function CollaboratorScreen() {
  const { t } = useTranslation()
  const { collaborationId } = usePage(pages.collaborator).params
  const read = useRead(getCollaborator, { params: { collaborationId } })
  const mayChange = useMay('collaborators.invite', 'write') && read.data?.ended_at === null
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={read.data?.name ?? t('Operatore')}
      back={pages.operators.link()}
      actions={
        mayChange && (
          <LinkButton
            link={pages.editCollaborator.link({ collaborationId })}
            variant="default"
            leftSection={<IconPencil size={20} stroke={1.8} aria-hidden />}
          >
            {t('Modifica')}
          </LinkButton>
        )
      }
    >
      {file => <File file={file} mayChange={mayChange} />}
    </Screen>
  )
}

function File({ file, mayChange }: { file: CollaboratorFile; mayChange: boolean }) {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  const mayPlan = useMay('calendar.plan_all', 'write')
  const [ending, setEnding] = useState(false)
  const format = formatIn(spokenLanguage())
  const { userId, name, slug, avatar, job_title, waiting, ended_at } = file
  return (
    <Stack>
      {ended_at !== null && (
        <Notice>
          {t("L'accesso è stato chiuso il {{when}}. Quello che ha firmato resta.", {
            when: format.instant(ended_at),
          })}
        </Notice>
      )}
      {waiting && (
        <Notice tone="attention">
          {t('{{name}} chiede per lei: {{roles}}. Attende una seconda persona.', {
            name: waiting.made_by,
            roles: rolesWords(waiting.roles, t),
          })}
        </Notice>
      )}
      <ProfileCard
        picture={<PersonAvatar id={userId} name={name} picture={avatar} size={72} />}
        lines={[t(labelOfJobTitle(job_title)), otherRoleWords(file.roles, job_title, t)].filter(Boolean)}
        bio={file.bio}
      />
      <Card title={t('Rapporto di lavoro')}>
        <Facts>
          <Fact label={t('Impiego')}>{footingWords(file, t)}</Fact>
          <Fact label={t('Dal')}>{format.day(file.start_date)}</Fact>
          {file.end_date !== null && <Fact label={t('Ultimo giorno')}>{format.day(file.end_date)}</Fact>}
          <Fact label={t('Orario di lavoro')}>{weekWords(typedWeek(file.working_hours), t)}</Fact>
          <Fact label={t('Formazione per la statistica')}>{trainingWords(file.training, t)}</Fact>
          <Fact label={t('GLN')}>{file.gln_number}</Fact>
          <Fact label={t('Numero RCC')}>{file.rcc_number === null ? '' : formatRcc(file.rcc_number)}</Fact>
          <Fact label={t('Numero K')}>{file.k_number}</Fact>
          <Fact label={t('Familiare curante impiegato/a')}>
            {file.relatives.map(relative => relative.name).join(', ')}
          </Fact>
        </Facts>
      </Card>
      <Card title={t('Permessi')}>
        <p>{permissionsWords(file.permissions, t)}</p>
      </Card>
      <Inline gap={16} lines={8} align="center">
        <LinkButton link={pages.profile.link({ slug })} variant="default">
          {t('Profilo')}
        </LinkButton>
        {mayPlan && ended_at === null && (
          <LinkButton link={pages.newAbsence.link({ operatorId: userId })} variant="default">
            {t("Registra un'assenza")}
          </LinkButton>
        )}
      </Inline>
      {mayChange && userId !== me && (
        <div>
          <Button variant="default" data-danger onClick={() => setEnding(true)}>
            {t('Chiudi la collaborazione')}
          </Button>
        </div>
      )}
      {ending && <EndCollaborationSheet file={file} onClose={() => setEnding(false)} />}
    </Stack>
  )
}
