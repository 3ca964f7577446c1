import type { Anamnesis } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { anamnesisSections, sectionLabel, SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Failure } from '../../calls/failure.ts'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'
import { OpenSection } from './OpenSection.tsx'
import { type SectionStep, SectionSteps } from './SectionSteps.tsx'

/** What is attached is looked at after what was answered. */
const SectionAttachments = late(async () => (await import('./SectionAttachments.tsx')).SectionAttachments)

/** One section of an anamnesis. */
export function SectionScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisSection).params
  const { dossierId, anamnesisId } = params
  const slug = SectionSlug.safeParse(params.section).data
  const read = useRead(getAnamnesis, { params: { dossierId, anamnesisId } })
  refuseMissing(read.error)
  if (slug === undefined) throw unknown()
  // An open section has a header of its own, which says how far it is.
  const coming = (
    <>
      <PageHeader title={t(sectionLabel(slug))} back={pages.anamnesisMenu.link({ dossierId, anamnesisId })} />
      <FormSkeleton fields={6} />
    </>
  )
  return (
    <Page width="form">
      <Loaded read={read} skeleton={coming}>
        {anamnesis => <ReadSection key={slug} slug={slug} anamnesis={anamnesis} />}
      </Loaded>
    </Page>
  )
}

/** An unknown section, or one that is closed to the reader, is no page. */
const unknown = (): Failure => new Failure(404, 'not_found')

function ReadSection({ slug, anamnesis }: { slug: SectionSlug; anamnesis: Anamnesis }) {
  const row = anamnesis.sections.find(({ section }) => section === slug)
  if (!row) throw unknown()
  return (
    <Suspense fallback={<FormSkeleton fields={6} />}>
      <OpenSection slug={slug} anamnesis={anamnesis} row={row}>
        <SectionAttachments slug={slug} anamnesis={anamnesis} />
        <SectionSteps {...stepsAround(slug, anamnesis)} />
      </OpenSection>
    </Suspense>
  )
}

/** The sections before and after one, of those that the reader may read. */
function stepsAround(slug: SectionSlug, { _id, dossierId, sections }: Anamnesis) {
  const readable = anamnesisSections.filter(({ value }) => sections.some(({ section }) => section === value))
  const here = readable.findIndex(({ value }) => value === slug)
  const step = (at: number): SectionStep | undefined => {
    const { value: section, label } = readable[at] ?? {}
    const link = section && pages.anamnesisSection.link({ dossierId, anamnesisId: _id, section })
    return link && label ? { label, link } : undefined
  }
  return { before: step(here - 1), after: step(here + 1) }
}
