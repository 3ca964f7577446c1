import { tooFineFor } from '@vicino/domain/wire/fineness.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { useTranslation } from 'react-i18next'

/** Says what is wrong with a typed number that is finer than these steps. */
export function useTooFine(step: number): (typed: number) => string | undefined {
  const { t } = useTranslation()
  return typed => {
    const code = tooFineFor(step, typed)
    return code === null ? undefined : t(fieldSentences[code].label)
  }
}
