import type { AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { saveAnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Form } from '@vicino/domain/form/field.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import type { DraftFormState } from '../drafts/use-draft-form.ts'
import { useSpeech } from '../form/use-speech.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { type Conflict, useVersionedForm } from '../records/use-versioned-form.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import { answersOfUnits, type ShownUnits, shownUnits, type Units } from './merged-units.ts'
import { schemaOf, type SectionValues, valuesOf, writtenOf } from './section-values.ts'

type Options = {
  section: Section
  row: AnamnesisSection
  /** Where it is kept. */
  where: { dossierId: string; anamnesisId: string }
  onSaved: (saved: AnamnesisSection) => void
}

/** The choice between what I wrote and what somebody saved meanwhile, unit by unit. */
export type SectionConflict = Conflict<Units> & {
  fields: readonly ShownField<Units>[]
  by: string
  at: string | null
}

export type SectionFormState = {
  draft: DraftFormState<SectionValues, AnamnesisSection>
  banner: string | null
  changedMeanwhile: boolean
  conflict: SectionConflict | null
}

/** The form of a section: its draft, its save over the version that was seen, the choice between two versions. */
export function useSectionForm({ section, row, where, onSaved }: Options): SectionFormState {
  const { t } = useTranslation()
  const speech = useSpeech()
  const save = useSave(saveAnamnesisSection)
  const schema = useMemo(() => schemaOf(section), [section])
  const params = { ...where, section: section.slug }
  const { draft, current, conflict, changedMeanwhile } = useVersionedForm<AnamnesisSection, SectionValues>({
    key: `anamnesis.${where.anamnesisId}.${section.slug}`,
    schema,
    row,
    valuesOf: one => valuesOf(section, one),
    // What was copied is confirmed by a save, also where nothing was changed.
    isDue: ({ state }) => state === 'to_confirm',
    save,
    send: (values, _over, form) =>
      save.send(
        { params, body: writtenOf(section, values) },
        { values: namedErrors(section), setErrors: form.setErrors },
      ),
    onSaved,
  })
  const units = conflict && unitsOfConflict(section, conflict, speech)
  return {
    draft,
    changedMeanwhile,
    banner: conflict ? null : save.banner,
    conflict:
      conflict && units && current
        ? {
            ...units,
            busy: conflict.busy,
            onCancel: conflict.onCancel,
            onResolve: chosen =>
              conflict.onResolve({
                ...conflict.mine,
                version: conflict.theirs.version,
                answers: answersOfUnits(section, chosen),
              }),
            by: current.author?.name ?? t('Qualcun altro'),
            at: current.saved_at && formatIn(spokenLanguage()).instant(current.saved_at),
          }
        : null,
  }
}

const unitsOfConflict = (
  section: Section,
  { base, mine, theirs }: Conflict<SectionValues>,
  speech: Parameters<typeof shownUnits>[4],
): ShownUnits => shownUnits(section, base && base.answers, mine.answers, theirs.answers, speech)

/** The paths under which a refusal may stand at a field of the form: each field and each description. */
const namedErrors = (form: Form, prefix = 'answers.'): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(form.fields).map(([name, field]) => ({
      ...('fields' in field && field.kind !== 'entries'
        ? namedErrors(field, `${prefix}${name}.`)
        : { [`${prefix}${name}`]: null }),
      ...('note' in field && field.note && { [`${prefix}${field.note.wire}`]: null }),
    })),
  ) as Record<string, unknown>
