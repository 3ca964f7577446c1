import type { createDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DossierContext, openDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { useGoOn } from '../../ui/use-go-on.ts'
import { StatusSheet } from '../status/StatusSheet.tsx'
import { DuplicateList } from './DuplicateList.tsx'

type Props = {
  created: AnswerOf<typeof createDossier>
  onGoOn: () => void
  /** Where that leads, in the words of a button. */
  goOnLabel: string
}

/** The dossier is open; these may be of the same person, and somebody has to look. */
export function DuplicatesFound({ created, onGoOn, goOnLabel }: Props) {
  const { t } = useTranslation()
  const fresh = openDossier(created, { showWarnings: () => undefined })
  return (
    <Page width="form">
      <PageHeader title={t('Forse è la stessa persona')} />
      <Stack>
        <Notice tone="attention">
          {t(
            'Il dossier di {{name}} è stato creato. Somiglia a un altro: se la persona è la stessa, chiudere uno dei due.',
            { name: created.client.name },
          )}
        </Notice>
        <DuplicateList duplicates={created.duplicates} />
        <Button onClick={onGoOn}>{goOnLabel}</Button>
        {fresh.allows('dossier.close_reopen') && (
          <DossierContext value={fresh}>
            <CloseAgain />
          </DossierContext>
        )}
      </Stack>
    </Page>
  )
}

/** Closes the dossier that was just opened, where it was one too many. */
function CloseAgain() {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const [closing, setClosing] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setClosing(true)}>
        {t('È la stessa persona: chiudi il dossier nuovo')}
      </Button>
      {closing && (
        <StatusSheet
          start="closed"
          onClose={() => setClosing(false)}
          onChanged={() => goOn(pages.dossiers.link())}
        />
      )}
    </>
  )
}
