import { formatIn } from '@vicino/domain/days/format.ts'
import type { WhoseDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { openClosedDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconLock } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { useReason } from '../../ui/fields/use-reason.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card, Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import classes from './ClosedDossierGate.module.css'

/**
 * A closed dossier asks why it is opened: nobody is in its care any more. The reason is written into the access
 * log; the dossier then stays open for reading as long as the session lasts.
 */
export function ClosedDossierGate({
  dossierId,
  whose,
}: {
  dossierId: string
  whose: WhoseDossier | undefined
}) {
  const { t } = useTranslation()
  const [_id] = useState(() => newId())
  const { field, give } = useReason()
  const save = useSave(openClosedDossier)
  const open = (event: SubmitEvent): void => {
    event.preventDefault()
    give(reason => void save.send({ params: { dossierId }, body: { _id, reason } }))
  }
  return (
    <Page width="form">
      <PageHeader
        title={t('Dossier chiuso')}
        under={
          whose &&
          t('{{name}}, {{day}}', { name: whose.name, day: formatIn(spokenLanguage()).day(whose.birthday) })
        }
        back={pages.dossiers.link()}
      />
      <Card>
        <form noValidate onSubmit={open}>
          <div className={classes.why}>
            <span className={classes.sign} aria-hidden>
              <IconLock size={28} stroke={1.7} />
            </span>
            <p>
              {t(
                'Questo dossier è chiuso. Si può leggere indicando il motivo, che resta nel registro degli accessi.',
              )}
            </p>
          </div>
          <Fields>
            <NoteField label={t('Motivo')} required {...field} />
            {save.banner && <Notice tone="error">{save.banner}</Notice>}
            <Button type="submit" loading={save.saving}>
              {t('Apri il dossier')}
            </Button>
          </Fields>
        </form>
      </Card>
    </Page>
  )
}
