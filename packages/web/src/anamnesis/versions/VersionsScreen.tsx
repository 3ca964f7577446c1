import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getAnamnesisSectionVersions } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { sectionLabel, SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { IconHistory } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Failure } from '../../calls/failure.ts'
import { useRead } from '../../calls/use-read.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { AnswerList } from '../AnswerList.tsx'
import { Differences } from './Differences.tsx'
import { useSignedWords } from '../signed-words.ts'
import { useSection } from '../section/use-section.ts'
import classes from './Versions.module.css'

/** Every version of a section, newest first: who saved it, when, and what became different. */
export function VersionsScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisVersions).params
  const slug = SectionSlug.safeParse(params.section).data
  if (slug === undefined) throw new Failure(404, 'not_found')
  const read = useRead(getAnamnesisSectionVersions, { params })
  return (
    <Screen
      read={read}
      skeleton={<RowsSkeleton rows={3} />}
      title={t('Cronologia')}
      under={t(sectionLabel(slug))}
      back={pages.anamnesisSection.link(params)}
    >
      {versions =>
        versions.length === 0 ? (
          <EmptyState icon={IconHistory} words={t('Mai salvata')} />
        ) : (
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <Versions slug={slug} versions={versions} />
          </Suspense>
        )
      }
    </Screen>
  )
}

function Versions({ slug, versions }: { slug: SectionSlug; versions: readonly AnamnesisSection[] }) {
  const { t } = useTranslation()
  const section = useSection(slug)
  return (
    <Stack>
      {versions.map((version, index) => (
        <Card key={version.version}>
          <VersionHead version={version} />
          <div className={classes.changes}>
            {index === versions.length - 1 ? (
              <AnswerList section={section} row={version} empty={t('Nessuna risposta')} />
            ) : (
              <Differences section={section} before={versions[index + 1]} after={version} />
            )}
          </div>
        </Card>
      ))}
    </Stack>
  )
}

function VersionHead({ version }: { version: AnamnesisSection }) {
  const { t } = useTranslation()
  const signed = useSignedWords(version)
  return (
    <>
      <h2>
        {version.version === 0
          ? t("Ripresa dall'anamnesi precedente")
          : t('Versione {{number}}', { number: version.version })}
      </h2>
      <Text as="p" tone="muted" size={15}>
        {signed}
      </Text>
    </>
  )
}
