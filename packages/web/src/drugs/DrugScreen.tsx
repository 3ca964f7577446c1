import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrug, updateDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { useDossier } from '../app/dossier.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadError } from '../ui/LoadError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card, Page, Stack } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ReasonSheet } from '../ui/ReasonSheet.tsx'
import { FormSkeleton } from '../ui/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { DrugFacts } from './DrugFacts.tsx'
import { DrugHistory } from './DrugHistory.tsx'
import { modalityLabel, stateWords } from './drug-words.ts'

/** One drug: how it is taken now, and everything that was ever written of it. */
export function DrugScreen() {
  const { t } = useTranslation()
  const { dossierId, drugId } = useParams({ from: pages.drug.pattern })
  const { data: drug, error, refetch } = useRead(getDrug, { params: { dossierId, drugId } })
  return (
    <Page>
      <PageHeader
        title={drug?.name ?? t('Farmaco')}
        under={drug && t(modalityLabel(drug))}
        back={pages.drugs.link({ dossierId })}
        actions={drug && <DrugActions drug={drug} />}
      />
      {error && !drug && <LoadError failure={error} onRetry={refetch} />}
      {!drug && !error && <FormSkeleton />}
      {drug && (
        <Stack>
          <DrugState drug={drug} />
          <Card>
            <DrugFacts drug={drug} />
          </Card>
          <DrugHistory drug={drug} />
        </Stack>
      )}
    </Page>
  )
}

function DrugState({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const words = stateWords(drug, useToday(), t)
  if (drug.struck)
    return <Notice tone="error">{t('Annullato: {{reason}}', { reason: drug.struck.reason })}</Notice>
  return words === null ? null : <StatusBadge tone="neutral" label={words} />
}

function DrugActions({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const [striking, setStriking] = useState(false)
  const save = useSave(updateDrug)
  const params = { dossierId: drug.dossierId, drugId: drug._id }
  if (drug.struck || !allows('drugs.write_list')) return null
  const strike = async (reason: string): Promise<void> => {
    const struck = await save.send({ params, body: { version: drug.version, struck: { reason } } })
    if (!struck) return
    setStriking(false)
    toast(t('{{name}} è stato annullato', { name: drug.name }), 'ok')
  }
  return (
    <>
      <LinkButton
        link={pages.editDrug.link(params)}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Correggi')}
      </LinkButton>
      <Button variant="subtle" onClick={() => setStriking(true)}>
        {t('Annulla il farmaco')}
      </Button>
      <ReasonSheet
        open={striking}
        onClose={() => setStriking(false)}
        title={t('Annullare {{name}}?', { name: drug.name })}
        confirmLabel={t('Annulla il farmaco')}
        danger
        busy={save.saving}
        banner={save.banner}
        suggestions={[t('Scritto per errore'), t('Cliente sbagliato'), t('Doppione')]}
        onConfirm={reason => void strike(reason)}
      >
        <p>
          {t('Il testo resta leggibile. Un farmaco che non si prende più si termina con la data di fine.')}
        </p>
      </ReasonSheet>
    </>
  )
}
