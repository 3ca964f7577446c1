import type { AnamnesisSection, Anamnesis } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { anamnesisSections, sectionLabel, SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Failure } from '../../calls/failure.ts'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { useRead } from '../../calls/use-read.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { OpenSection } from './OpenSection.tsx'
import { SectionSteps, type Step } from './SectionSteps.tsx'

/** One section of an anamnesis. */
export function SectionScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisSection).params
  const { dossierId, anamnesisId } = params
  const slug = SectionSlug.safeParse(params.section).data
  const { data: anamnesis, error, refetch } = useRead(getAnamnesis, { params: { dossierId, anamnesisId } })
  refuseMissing(error)
  const row = anamnesis?.sections.find(({ section }) => section === slug)
  // An unknown section, or one that is closed to the reader, is no page.
  if (slug === undefined || (anamnesis && !row)) throw new Failure(404, 'not_found')
  return (
    <Page width="form">
      {error && !anamnesis && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!anamnesis && !error && (
        <>
          <PageHeader
            title={t(sectionLabel(slug))}
            back={pages.anamnesisMenu.link({ dossierId, anamnesisId })}
          />
          <FormSkeleton fields={6} />
        </>
      )}
      {anamnesis && row && <ReadSection key={slug} slug={slug} anamnesis={anamnesis} row={row} />}
    </Page>
  )
}

type ReadProps = { slug: SectionSlug; anamnesis: Anamnesis; row: AnamnesisSection }

function ReadSection({ slug, anamnesis, row }: ReadProps) {
  return (
    <>
      <Suspense fallback={<FormSkeleton fields={6} />}>
        <OpenSection slug={slug} anamnesis={anamnesis} row={row} />
      </Suspense>
      <SectionSteps {...stepsAround(slug, anamnesis)} />
    </>
  )
}

/** The sections before and after one, of those that the reader may read. */
function stepsAround(slug: SectionSlug, { _id, dossierId, sections }: Anamnesis) {
  const readable = anamnesisSections.filter(({ value }) => sections.some(({ section }) => section === value))
  const here = readable.findIndex(({ value }) => value === slug)
  const step = (at: number): Step | undefined => {
    const { value: section, label } = readable[at] ?? {}
    const link = section && pages.anamnesisSection.link({ dossierId, anamnesisId: _id, section })
    return link && label ? { label, link } : undefined
  }
  return { before: step(here - 1), after: step(here + 1) }
}
