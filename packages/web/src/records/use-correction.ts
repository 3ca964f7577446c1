import { formatIn } from '@vicino/domain/days/format.ts'
import { correctionNeedsReason, type Versioned } from '@vicino/domain/records/versioned.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useTranslation } from 'react-i18next'
import type { DraftFormState } from '../drafts/use-draft-form.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now } from '../i18n/use-today.ts'
import { useReason } from '../ui/sheets/use-reason.ts'
import { type Conflict, type Options, useVersionedForm } from './use-versioned-form.ts'

type CorrectionOptions<Row, Values> = Omit<Options<Row, Values>, 'askReason'> & {
  /** Who corrects. */
  author: Id
}

export type Correction<Row, Values> = {
  draft: DraftFormState<Values, Row>
  changedMeanwhile: boolean
  banner: string | null
  /** The version that a colleague saved meanwhile, while it is asked what holds. */
  conflict: (Conflict<Values> & { by: string; at: string }) | null
  reasonSheet: ReturnType<typeof useReason>['sheet']
}

/** The form that corrects a clinical record: what is saved is a new version, with a reason where one is due. */
export function useCorrection<Row extends Versioned, Values extends { version: number }>({
  author,
  ...options
}: CorrectionOptions<Row, Values>): Correction<Row, Values> {
  const { t } = useTranslation()
  const reason = useReason()
  const { draft, current, conflict, changedMeanwhile } = useVersionedForm<Row, Values>({
    ...options,
    askReason: async over => (correctionNeedsReason(over, author, now()) ? reason.ask() : null),
  })
  // What was struck is not corrected any more: there is nothing to choose.
  const struck = current?.struck ?? null
  const open = struck === null ? conflict : null
  return {
    draft,
    changedMeanwhile,
    banner: struck
      ? t('Annullato: {{reason}}', { reason: struck.reason })
      : open
        ? null
        : options.save.banner,
    conflict: open &&
      current && {
        ...open,
        by: current.author.name,
        at: formatIn(spokenLanguage()).instant(current.written_at),
      },
    reasonSheet: reason.sheet,
  }
}
