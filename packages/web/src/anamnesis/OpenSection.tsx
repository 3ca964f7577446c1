import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { sectionPermissions, type SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import { toast } from '../ui/toast.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { SectionHeader } from './SectionHeader.tsx'
import { preloadSection, useSection } from './use-section.ts'

const SectionReading = lazy(async () => ({ default: (await import('./SectionReading.tsx')).SectionReading }))

type Props = { slug: SectionSlug; anamnesis: Anamnesis; row: AnamnesisSection }

/** A section whose definition is there: to be written in the current anamnesis, to be read in an older one. */
export function OpenSection({ slug, anamnesis, row }: Props) {
  // Both are asked for at once, before the page waits for either.
  preloadSection(slug)
  const section = useSection(slug)
  const mayWrite = useMayWrite(slug) && anamnesis.current
  const { screen } = useSearch({ from: pages.anamnesisSection.pattern })
  const known = section.parts.find(part => part.screen?.slug === screen)?.screen
  const { saved, onSaved } = useSaved(section, anamnesis, known?.slug)
  // What was saved here is newer than what was read before.
  const newest = saved && saved.version > row.version ? saved : row
  return (
    <>
      <SectionHeader section={section} anamnesis={anamnesis} row={newest} screen={known} />
      {mayWrite ? (
        <SectionEditor
          section={section}
          anamnesis={anamnesis}
          row={newest}
          screen={known?.slug}
          onSaved={onSaved}
        />
      ) : (
        <SectionReading section={section} row={newest} />
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

type Saved = { saved: AnamnesisSection | null; onSaved: (saved: AnamnesisSection) => void }

/** Where a save leads: from a screen to its section, from a list nowhere, from any other section to the menu. */
function useSaved(section: Section, { _id, dossierId }: Anamnesis, screen: string | undefined): Saved {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [saved, setSaved] = useState<AnamnesisSection | null>(null)
  const params = { dossierId, anamnesisId: _id }
  const stays = Object.values(section.fields).some(({ kind }) => kind === 'entries')
  const onSaved = (now: AnamnesisSection): void => {
    toast(t('Sezione salvata'), 'ok')
    setSaved(now)
    if (screen !== undefined)
      void navigate({
        ...pages.anamnesisSection.link({ ...params, section: section.slug }),
        search: {},
        replace: true,
      })
    else if (!stays) void navigate({ ...pages.anamnesisMenu.link(params), replace: true })
  }
  return { saved, onSaved }
}
