import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getAnamnesisSectionVersions } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { mergeMark } from '@vicino/domain/form/merge.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { useSpeech } from '../../form/use-speech.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import type { Conflict } from '../../records/use-versioned-form.ts'
import { ConflictSheet } from '../../ui/sheets/ConflictSheet.tsx'
import { answersOfUnits, shownUnits, type Units } from './merged-units.ts'
import { neverSaved, type SectionValues, valuesOf } from './section-values.ts'

type Props = {
  section: Section
  conflict: Conflict<SectionValues>
  current: AnamnesisSection
  where: { dossierId: string; anamnesisId: string }
}

/** The choice between what I wrote of a section and what somebody saved meanwhile, unit by unit. */
export function SectionConflict({ section, conflict, current: { author, saved_at }, where }: Props) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const { mine, theirs, busy, onCancel, onResolve } = conflict
  const { base, isLoading } = useBase(section, conflict, where)
  if (isLoading) return null
  const units = shownUnits(section, base && base.answers, mine.answers, theirs.answers, speech)
  return (
    <ConflictSheet<Units, Units>
      {...units}
      title={t('Due versioni di questa sezione')}
      by={author?.name ?? null}
      at={saved_at && formatIn(spokenLanguage()).instant(saved_at)}
      busy={busy}
      onCancel={onCancel}
      onResolve={chosen =>
        onResolve({
          ...mine,
          version: theirs.version,
          answers: answersOfUnits(section, chosen),
          marked_complete: mergeMark(base?.marked_complete, mine.marked_complete, theirs.marked_complete),
        })
      }
    />
  )
}

/** What both began with. A draft of yesterday knows only its version: what stood in it, the history says. */
function useBase(section: Section, { base, mine }: Conflict<SectionValues>, where: Props['where']) {
  const { data, isLoading } = useRead(
    getAnamnesisSectionVersions,
    { params: { ...where, section: section.slug } },
    { when: base === null },
  )
  if (base || !data) return { base, isLoading }
  const first = mine.version === 0 ? neverSaved(section) : undefined
  const row = data.find(({ version }) => version === mine.version) ?? first
  return { base: row ? valuesOf(section, row) : null, isLoading }
}
