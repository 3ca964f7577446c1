import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { useSpeech } from '../form/use-speech.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import type { Conflict } from '../records/use-versioned-form.ts'
import { ConflictSheet } from '../ui/sheets/ConflictSheet.tsx'
import { answersOfUnits, shownUnits, type Units } from './merged-units.ts'
import type { SectionValues } from './section-values.ts'

type Props = { section: Section; conflict: Conflict<SectionValues>; current: AnamnesisSection }

/** The choice between what I wrote of a section and what somebody saved meanwhile, unit by unit. */
export function SectionConflict({ section, conflict, current: { author, saved_at } }: Props) {
  const { t } = useTranslation()
  const speech = useSpeech()
  const { base, mine, theirs, busy, onCancel, onResolve } = conflict
  const units = shownUnits(section, base && base.answers, mine.answers, theirs.answers, speech)
  return (
    <ConflictSheet<Units, Units>
      {...units}
      title={t('Due versioni di questa sezione')}
      by={author?.name ?? t('Qualcun altro')}
      at={saved_at && formatIn(spokenLanguage()).instant(saved_at)}
      busy={busy}
      onCancel={onCancel}
      onResolve={chosen =>
        onResolve({ ...mine, version: theirs.version, answers: answersOfUnits(section, chosen) })
      }
    />
  )
}
