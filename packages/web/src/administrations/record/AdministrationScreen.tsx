import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import {
  getAdministration,
  getAdministrationVersions,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { RecordHistory } from '../../records/RecordHistory.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { administrationFields } from './administration-fields.ts'
import { momentLabel, multipleWords, toldOfDose } from '../administration-words.ts'
import { BedsideOf } from '../bedside/Bedside.tsx'
import { NarcoticMark } from '../line/NarcoticMark.tsx'
import { AdministrationActions } from './AdministrationActions.tsx'
import { drugName } from '../bedside/bedside-words.ts'

/** What became of one dose: how it stands, and everything that was ever written of it. */
export function AdministrationScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.administration).params
  const read = useRead(getAdministration, { params })
  const versions = useRead(getAdministrationVersions, { params })
  return (
    <BedsideOf dossierId={params.dossierId}>
      <Screen
        read={read}
        skeleton={<FormSkeleton />}
        title={read.data ? drugName(read.data.drug, t) : t('Somministrazione')}
        kind={t('Somministrazione')}
        under={read.data && <DoseMoment of={read.data} />}
        back={pages.doses.link({ dossierId: params.dossierId }, { day: read.data?.day })}
        actions={read.data && <AdministrationActions administration={read.data} />}
      >
        {administration => (
          <Stack>
            {administration.struck && (
              <Notice tone="error">
                {t('Annullato: {{reason}}', { reason: administration.struck.reason })}
              </Notice>
            )}
            {administration.confirm && (
              <Notice tone="attention">
                {inSentences([
                  multipleWords(administration, t),
                  t('Confermata: {{reason}}', { reason: administration.confirm.reason }),
                ])}
              </Notice>
            )}
            <NarcoticMark drugId={administration.drug._id} />
            <Card>
              <AdministrationFacts administration={administration} />
            </Card>
            <RecordHistory read={versions} fields={administrationFields} happened={toldOfDose} />
          </Stack>
        )}
      </Screen>
    </BedsideOf>
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
      <Fact label={t('Registrato da')}>{administration.author.name}</Fact>
    </Facts>
  )
}
