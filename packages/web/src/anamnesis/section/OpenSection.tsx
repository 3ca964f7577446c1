import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { sectionPermissions, type SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { queryKey } from '../../calls/query-key.ts'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'
import { toast } from '../../ui/toast.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { SectionHeader } from './SectionHeader.tsx'
import { preloadSection, useSection } from './use-section.ts'
import { useLeadOn } from '../../ui/use-return-to.ts'

const SectionReading = late(
  async () => (await import('./SectionReading.tsx')).SectionReading,
  <FormSkeleton fields={6} />,
)

type Props = {
  slug: SectionSlug
  anamnesis: Anamnesis
  row: AnamnesisSection
  /** What stands below the questions, once those are there. */
  children: ReactNode
}

/** A section whose definition is there: to be written in the current anamnesis, to be read in an older one. */
export function OpenSection({ slug, anamnesis, row, children }: Props) {
  // Both are asked for at once, before the page waits for either.
  preloadSection(slug)
  const section = useSection(slug)
  const mayWrite = useMayWrite(slug)
  const { screen } = usePage(pages.anamnesisSection).search
  const known = section.parts.find(part => part.screen?.slug === screen)?.screen
  const onSaved = useSaved(section, anamnesis, known?.slug)
  return (
    <>
      <SectionHeader section={section} anamnesis={anamnesis} row={row} screen={known} />
      {mayWrite && anamnesis.current ? (
        <SectionEditor
          section={section}
          anamnesis={anamnesis}
          row={row}
          screen={known?.slug}
          onSaved={onSaved}
        >
          {children}
        </SectionEditor>
      ) : (
        <SectionReading section={section} row={row} draftIn={mayWrite ? anamnesis._id : undefined}>
          {children}
        </SectionReading>
      )}
    </>
  )
}

/** Whether she may write this section here. */
function useMayWrite(slug: SectionSlug): boolean {
  const { allows } = useDossier()
  const more = sectionPermissions[slug]
  return allows('anamnesis.write') && (more === undefined || allows(more))
}

/** Where a save leads: from a screen to its section, from a list nowhere, from any other section to the menu. */
function useSaved(section: Section, { _id, dossierId }: Anamnesis, screen: string | undefined) {
  const { t } = useTranslation()
  const leadOn = useLeadOn()
  const client = useQueryClient()
  const params = { dossierId, anamnesisId: _id }
  const stays = Object.values(section.fields).some(({ kind }) => kind === 'entries')
  return (saved: AnamnesisSection): void => {
    toast(t('Sezione salvata'), 'ok')
    // Who opens the section again before it was read anew must find what was saved, not what stood before.
    client.setQueryData<Anamnesis>(
      queryKey(getAnamnesis, { params }),
      read => read && withSection(read, saved),
    )
    if (screen !== undefined) leadOn(pages.anamnesisSection.link({ ...params, section: section.slug }))
    else leadOn(stays ? undefined : pages.anamnesisMenu.link(params))
  }
}

const withSection = (anamnesis: Anamnesis, saved: AnamnesisSection): Anamnesis => ({
  ...anamnesis,
  sections: anamnesis.sections.map(one => (one.section === saved.section ? saved : one)),
})
