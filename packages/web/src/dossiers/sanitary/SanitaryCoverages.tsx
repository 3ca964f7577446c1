import { coverageLaws, coveragesOn, numbersNamedOtherwise } from '@vicino/domain/coverages/coverage.ts'
import { getCoverages } from '@vicino/domain/coverages/coverages.contract.ts'
import type { SanitaryData } from '@vicino/domain/dossiers/sanitary-data.ts'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { listWords } from '../../i18n/list-words.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { useDossier } from '../../session/dossier.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { sanitaryNumbers } from './sanitary-numbers.ts'

/** Who pays for the care today, and the way to those of before. */
export function SanitaryCoverages({ sanitary }: { sanitary: SanitaryData }) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId } = useDossier()
  const read = useRead(getCoverages, { params: { dossierId } })
  const all = pages.coverages.link({ dossierId })
  return (
    <Loaded read={read} skeleton={<RowsSkeleton rows={2} />}>
      {coverages => {
        const held = coveragesOn(coverages, today)
        const otherwise = numbersNamedOtherwise(sanitary, held)
        const names = sanitaryNumbers.filter(({ name }) => otherwise.some(one => one === name))
        return (
          <>
            {names.length > 0 && (
              <Notice tone="attention">
                {t('La copertura di oggi dice altro: {{numbers}}. Le fatture seguono la copertura.', {
                  numbers: listWords(names.map(({ label }) => t(label))),
                })}
              </Notice>
            )}
            <List label={t('Coperture assicurative')}>
              {held.map(({ _id: coverageId, law, insurer }) => {
                const label = t(coverageLaws.find(({ value }) => value === law)!.label)
                return (
                  <Row
                    key={coverageId}
                    start={<RowIcon icon={IconShieldCheck} />}
                    title={insurer ?? label}
                    {...(insurer !== null && { under: label })}
                    link={pages.coverage.link({ dossierId, coverageId })}
                  />
                )
              })}
              <Row
                start={<RowIcon icon={IconShieldCheck} />}
                title={t('Tutte le coperture')}
                under={
                  held.length === 0
                    ? t('Oggi nessuna')
                    : t('In tutto: {{number}}', { number: coverages.length })
                }
                link={all}
              />
            </List>
          </>
        )
      }}
    </Loaded>
  )
}
