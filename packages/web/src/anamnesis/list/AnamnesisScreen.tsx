import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { allAnamnesis, getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { IconArrowsDiff, IconPencilExclamation, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useWayOn } from '../../ui/use-way-on.ts'
import { sectionIcons } from '../section-icons.ts'
import { useSignedWords } from '../signed-words.ts'
import { AnamnesisProgress, StateBadge } from './StateBadge.tsx'
import { useOwnDrafts } from './use-own-drafts.ts'

/** The menu of an anamnesis: its sections with how far each is, who saved it last and when. */
export function AnamnesisScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisMenu).params
  const read = useRead(getAnamnesis, { params })
  const hasDraft = useOwnDrafts(read.data)
  const begun = read.data && formatIn(spokenLanguage()).day(todayIn(read.data.created_at))
  return (
    <Screen
      read={read}
      skeleton={<RowsSkeleton rows={14} />}
      title={t('Anamnesi')}
      under={begun && t('Iniziata il {{day}} da {{name}}', { day: begun, name: read.data.author.name })}
      back={pages.anamnesis.link(params)}
      actions={read.data && <MenuActions anamnesis={read.data} />}
    >
      {anamnesis => (
        <Stack>
          {!anamnesis.current && <Notice>{t("Non è l'anamnesi attuale: sola lettura.")}</Notice>}
          <AnamnesisProgress sections={anamnesis.sections} />
          <List label={t('Sezioni')}>
            {anamnesis.sections.map(section => (
              <SectionRow
                key={section.section}
                section={section}
                params={params}
                hasDraft={hasDraft(section)}
              />
            ))}
          </List>
        </Stack>
      )}
    </Screen>
  )
}

type RowProps = {
  section: AnamnesisSection
  params: { dossierId: string; anamnesisId: string }
  /** Something waits in it that only the reader wrote and nobody else sees. */
  hasDraft: boolean
}

function SectionRow({ section, params, hasDraft }: RowProps) {
  const { t } = useTranslation()
  const signed = useSignedWords(section)
  const Icon = sectionIcons[section.section]
  const wayOn = useWayOn()
  return (
    <Row
      link={wayOn(pages.anamnesisSection.link({ ...params, section: section.section }))}
      start={<RowIcon icon={Icon} />}
      title={t(sectionLabel(section.section))}
      {...(section.author && { under: signed })}
      end={
        <>
          {hasDraft && <StatusBadge tone="info" icon={IconPencilExclamation} label={t('Bozza privata')} />}
          {(!hasDraft || section.state !== 'empty') && <StateBadge state={section.state} />}
        </>
      }
      endBelow={hasDraft}
    />
  )
}

function MenuActions({ anamnesis: { _id, dossierId, sections } }: { anamnesis: Anamnesis }) {
  const { t } = useTranslation()
  const params = { dossierId, anamnesisId: _id }
  const { data: all } = useRead(allAnamnesis, { params: { dossierId } })
  const hasOther = all?.some(other => other._id !== _id)
  if (sections.every(({ state }) => state === 'empty')) return null
  return (
    <>
      <LinkButton
        variant="default"
        link={pages.anamnesisPrint.link(params)}
        leftSection={<IconPrinter size={20} aria-hidden />}
      >
        {t('Stampa')}
      </LinkButton>
      {hasOther && (
        <LinkButton
          variant="subtle"
          link={pages.anamnesisCompare.link(params)}
          leftSection={<IconArrowsDiff size={20} aria-hidden />}
        >
          {t('Confronta')}
        </LinkButton>
      )}
    </>
  )
}
