import {
  getAdministration,
  getAdministrationVersions,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card, Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { administrationFields } from './administration-fields.ts'
import { momentLabel, toldOfDose } from './administration-words.ts'
import { AdministrationActions } from './AdministrationActions.tsx'

/** What became of one dose: how it stands, and everything that was ever written of it. */
export function AdministrationScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.administration).params
  const { data: administration, error, refetch } = useRead(getAdministration, { params })
  const versions = useRead(getAdministrationVersions, { params })
  refuseMissing(error)
  return (
    <Page>
      <PageHeader
        title={administration?.drug.name ?? t('Somministrazione')}
        kind={t('Somministrazione')}
        under={administration && <DoseMoment of={administration} />}
        back={pages.doses.link({ dossierId: params.dossierId }, { day: administration?.day })}
        actions={administration && <AdministrationActions administration={administration} />}
      />
      {error && !administration && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!administration && !error && <FormSkeleton />}
      {administration && (
        <Stack>
          {administration.struck && (
            <Notice tone="error">
              {t('Annullato: {{reason}}', { reason: administration.struck.reason })}
            </Notice>
          )}
          {administration.confirm && (
            <Notice tone="attention">
              {t('Confermata: {{reason}}', { reason: administration.confirm.reason })}
            </Notice>
          )}
          <Card>
            <AdministrationFacts administration={administration} />
          </Card>
          <RecordHistory read={versions} fields={administrationFields} happened={toldOfDose} />
        </Stack>
      )}
    </Page>
  )
}

function DoseMoment({ of: { day, moment } }: { of: Administration }) {
  const { t } = useTranslation()
  const when = moment === null ? t('Al bisogno') : t(momentLabel(moment))
  return `${formatIn(spokenLanguage()).longDay(day)}, ${when}`
}

function AdministrationFacts({ administration }: { administration: Administration }) {
  const { t } = useTranslation()
  return (
    <Facts>
      {administrationFields.map(({ label, words }) => (
        <Fact key={label} label={t(label)}>
          {words(administration, t)}
        </Fact>
      ))}
      <Fact label={t('Scritto da')}>{administration.author.name}</Fact>
    </Facts>
  )
}
