import { getSanitaryData } from '@vicino/domain/dossiers/personal-data.contract.ts'
import type { SanitaryData } from '@vicino/domain/dossiers/sanitary-data.ts'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { SanitaryContacts } from './SanitaryContacts.tsx'
import { SanitaryCoverages } from './SanitaryCoverages.tsx'
import { SanitaryNumberForm } from './SanitaryNumberForm.tsx'
import { sanitaryNumbers } from './sanitary-numbers.ts'

/** What the insurer asks for: the numbers, each opened by a tap where it may be changed. */
export function SanitaryDataScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { page } = usePage(pages.sanitaryData).search
  const read = useRead(getSanitaryData, { params: { dossierId } })
  const open = allows('sanitary.write') ? sanitaryNumbers.find(({ name }) => name === page) : undefined
  const main = pages.sanitaryData.link({ dossierId })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<RowsSkeleton rows={3} />}
      title={open ? t(open.label) : t('Sanitary data')}
      back={open ? main : pages.attributes.link({ dossierId })}
    >
      {data =>
        open ? (
          <SanitaryNumberForm key={open.name} number={open} sanitary={data} />
        ) : (
          <Stack>
            <Numbers sanitary={data} />
            <SanitaryCoverages sanitary={data} />
            <SanitaryContacts />
          </Stack>
        )
      }
    </Screen>
  )
}

function Numbers({ sanitary }: { sanitary: SanitaryData }) {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { redirect } = usePage(pages.sanitaryData).search
  const mayWrite = allows('sanitary.write')
  return (
    <List label={t('Sanitary data')}>
      {sanitaryNumbers.map(({ name, label, icon: Icon, written }) => {
        const stored = sanitary[name]
        const missing = name === 'avsNumber' && sanitary.without_avs ? 'Senza AVS' : 'Non indicato'
        return (
          <Row
            key={name}
            start={<RowIcon icon={Icon} />}
            title={t(label)}
            under={stored === null ? t(missing) : written(stored)}
            {...(mayWrite && {
              link: pages.sanitaryData.link({ dossierId }, { page: name, ...(redirect && { redirect }) }),
            })}
          />
        )
      })}
    </List>
  )
}
