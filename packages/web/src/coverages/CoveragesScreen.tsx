import { type Coverage, coverageLaws, coveragesOn } from '@vicino/domain/coverages/coverage.ts'
import { getCoverages } from '@vicino/domain/coverages/coverages.contract.ts'
import { IconPlus, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Coverages.module.css'
import { dotted } from '../i18n/dotted.ts'

/** By whom the care is paid today, was paid before, and will be. */
export function CoveragesScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(getCoverages, { params: { dossierId } })
  const mayWrite = allows('sanitary.write')
  const add = { label: t('Aggiungi copertura'), link: pages.newCoverage.link({ dossierId }) }
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={3} />}
      title={t('Coperture assicurative')}
      back={pages.sanitaryData.link({ dossierId })}
      actions={
        mayWrite &&
        read.data !== undefined &&
        read.data.length > 0 && (
          <LinkButton link={add.link} leftSection={<IconPlus size={20} aria-hidden />}>
            {t('Aggiungi')}
          </LinkButton>
        )
      }
    >
      {coverages => {
        const valid = coverages.filter(({ struck_reason }) => struck_reason === null)
        const groups = [
          { label: t('Oggi'), shown: coveragesOn(coverages, today) },
          { label: t('In futuro'), shown: valid.filter(({ from }) => from > today) },
          { label: t('Precedenti'), shown: valid.filter(({ until }) => until !== null && until < today) },
          { label: t('Annullate'), shown: coverages.filter(({ struck_reason }) => struck_reason !== null) },
        ]
        if (coverages.length === 0)
          return (
            <EmptyState
              icon={IconShieldCheck}
              words={t('Nessuna copertura assicurativa')}
              {...(mayWrite && { action: add })}
            />
          )
        return (
          <Stack>
            {groups.map(
              ({ label, shown }) =>
                shown.length > 0 && (
                  <section key={label}>
                    <h2 className={classes.group}>{label}</h2>
                    <List label={label}>
                      {shown.map(coverage => (
                        <CoverageRow key={coverage._id} coverage={coverage} />
                      ))}
                    </List>
                  </section>
                ),
            )}
          </Stack>
        )
      }}
    </Screen>
  )
}

function CoverageRow({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation()
  const { _id: coverageId, dossierId, law, insurer, from, until } = coverage
  const label = t(coverageLaws.find(({ value }) => value === law)!.label)
  const period =
    until === null
      ? t('dal {{from}}', { from: showDay(from) })
      : t('{{from}} – {{until}}', { from: showDay(from), until: showDay(until) })
  return (
    <Row
      start={<RowIcon icon={IconShieldCheck} />}
      title={insurer ?? label}
      under={dotted([insurer === null ? '' : label, period])}
      link={pages.coverage.link({ dossierId, coverageId })}
    />
  )
}
