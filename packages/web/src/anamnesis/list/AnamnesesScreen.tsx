import type { AnamnesisHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { allAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { IconClipboardHeart, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { useWayOn } from '../../ui/use-way-on.ts'
import classes from './Anamneses.module.css'
import { NewAnamnesisSheet } from './NewAnamnesisSheet.tsx'
import { AnamnesisProgress } from './StateBadge.tsx'

/** A client's anamneses: the current one first and large, older ones to be read. */
export function AnamnesesScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(allAnamnesis, { params: { dossierId } })
  const [asked, setAsked] = useState(false)
  const mayWrite = allows('anamnesis.write')
  const begin = (): void => setAsked(true)
  return (
    <>
      <Screen
        read={read}
        skeleton={<RowsSkeleton rows={3} />}
        title={t('Anamnesi')}
        back={pages.attributes.link({ dossierId })}
        actions={
          mayWrite &&
          read.data !== undefined &&
          read.data.length > 0 && (
            <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={begin}>
              {t('Nuova anamnesi')}
            </Button>
          )
        }
      >
        {anamneses =>
          anamneses.length === 0 ? (
            <EmptyState
              icon={IconClipboardHeart}
              words={t('Nessuna anamnesi')}
              {...(mayWrite && { action: { label: t('Nuova anamnesi'), onPress: begin } })}
            />
          ) : (
            <ByAge anamneses={anamneses} />
          )
        }
      </Screen>
      {asked && <NewAnamnesisSheet last={read.data?.[0]} onClose={() => setAsked(false)} />}
    </>
  )
}

function ByAge({ anamneses }: { anamneses: readonly AnamnesisHead[] }) {
  const { t } = useTranslation()
  const older = anamneses.filter(({ current }) => !current)
  return (
    <Stack>
      {anamneses
        .filter(({ current }) => current)
        .map(anamnesis => (
          <CurrentCard key={anamnesis._id} anamnesis={anamnesis} />
        ))}
      {older.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('Anamnesi precedenti')}</h2>
          <List label={t('Anamnesi precedenti')}>
            {older.map(anamnesis => (
              <OlderRow key={anamnesis._id} anamnesis={anamnesis} />
            ))}
          </List>
        </section>
      )}
    </Stack>
  )
}

const menuOf = ({ _id, dossierId }: AnamnesisHead) =>
  pages.anamnesisMenu.link({ dossierId, anamnesisId: _id })

function useBegunWords({ created_at, author }: AnamnesisHead): string {
  const { t } = useTranslation()
  const day = formatIn(spokenLanguage()).day(todayIn(created_at))
  return t('Iniziata il {{day}} da {{name}}', { day, name: author.name })
}

function CurrentCard({ anamnesis }: { anamnesis: AnamnesisHead }) {
  const { t } = useTranslation()
  const begun = useBegunWords(anamnesis)
  const wayOn = useWayOn()
  const { allows } = useDossier()
  return (
    <Card title={t('Anamnesi attuale')}>
      <Stack>
        <Text as="p" tone="muted">
          {begun}
        </Text>
        <AnamnesisProgress sections={anamnesis.sections} />
        <div>
          <LinkButton link={wayOn(menuOf(anamnesis))}>
            {allows('anamnesis.write') ? t('Continua') : t('Apri')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}

function OlderRow({ anamnesis }: { anamnesis: AnamnesisHead }) {
  const { t } = useTranslation()
  const begun = useBegunWords(anamnesis)
  const complete = anamnesis.sections.filter(({ state }) => state === 'complete').length
  return (
    <Row
      link={menuOf(anamnesis)}
      start={<RowIcon icon={IconClipboardHeart} />}
      title={begun}
      under={t('{{complete}} di {{all}} sezioni complete', { complete, all: anamnesis.sections.length })}
    />
  )
}
