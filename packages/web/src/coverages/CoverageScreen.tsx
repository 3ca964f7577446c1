import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import {
  changeCoverage,
  getCoverage,
  getCoverageVersions,
} from '@vicino/domain/coverages/coverages.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { coverageRows } from './coverage-rows.ts'
import { valuesOf } from './coverage-values.ts'

/** A coverage as its history shows it. */
const versionOf = (coverage: Coverage) => {
  const { author, written_at, struck_reason } = coverage
  return {
    ...valuesOf(coverage),
    author,
    written_at,
    reason: null,
    struck: struck_reason === null ? null : { reason: struck_reason },
  }
}

/** One coverage: what it says now, and everything that was ever written of it. */
export function CoverageScreen() {
  const { t } = useTranslation()
  const { dossierId, coverageId } = usePage(pages.coverage).params
  const { allows } = useDossier()
  const params = { dossierId, coverageId }
  const read = useRead(getCoverage, { params })
  const versions = useRead(getCoverageVersions, { params })
  const writes = allows('sanitary.write') && read.data?.struck_reason === null
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={4} />}
      title={t('Copertura assicurativa')}
      under={read.data?.insurer ?? undefined}
      back={pages.coverages.link({ dossierId })}
      actions={writes && <LinkButton link={pages.editCoverage.link(params)}>{t('Correggi')}</LinkButton>}
    >
      {coverage => (
        <Stack>
          {coverage.struck_reason !== null && (
            <Notice tone="attention">{t('Annullato: {{reason}}', { reason: coverage.struck_reason })}</Notice>
          )}
          <Card>
            <Facts>
              {coverageRows.map(({ field, label, words }) => (
                <Fact key={field} label={t(label)}>
                  {words(valuesOf(coverage), t)}
                </Fact>
              ))}
            </Facts>
          </Card>
          <RecordHistory read={{ ...versions, data: versions.data?.map(versionOf) }} fields={coverageRows} />
          {writes && <Strike coverage={coverage} />}
        </Stack>
      )}
    </Screen>
  )
}

function Strike({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation()
  const save = useSave(changeCoverage)
  const { dossierId, _id: coverageId, version } = coverage
  const strike = async (reason: string): Promise<Coverage | undefined> => {
    const saved = await save.send({
      params: { dossierId, coverageId },
      body: { version, struck: { reason } },
    })
    if (saved) toast(t('Copertura annullata'), 'ok')
    return saved
  }
  return (
    <StrikeRecord
      draftKey={`coverage.strike.${coverageId}`}
      label={t('Annulla la copertura')}
      question={t('Annullare la copertura?')}
      save={save}
      onStrike={strike}
    >
      {t('Non vale per nessun giorno, e resta leggibile. Per farla finire basta correggere la data di fine.')}
    </StrikeRecord>
  )
}
