import { Fragment, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePresence } from '../calls/presence.ts'
import { listWords } from '../i18n/list-words.ts'
import { ClampContext } from '../ui/fields/clamp-board.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { SaveBar } from '../ui/page/SaveBar.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { late } from '../ui/late.ts'
import { LeavingSheet } from './LeavingSheet.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { unsaid } from './unsaid.ts'
import { useDraftWords } from './use-draft-words.ts'
import type { DraftFormState } from './use-draft-form.ts'
import classes from './DraftForm.module.css'

const AsideNotice = late(async () => (await import('./AsideNotice.tsx')).AsideNotice)

type Props<Values, Answer> = {
  draft: DraftFormState<Values, Answer>
  /** What the server refused for the form as a whole. */
  banner: string | null
  saveLabel?: string
  /** False disables the save, where the specification says so. */
  complete?: boolean
  /** Somebody else saved the record while it is written here. */
  changedMeanwhile?: boolean
  /** Another way than to save it here, beside the save. */
  beside?: ReactNode
  /** False for one form among others on a page: its save stands at its end. */
  docked?: boolean
  children: ReactNode
}

const wrongControl = '[aria-invalid="true"]'

/** The first control with an error takes the cursor; of a group of chips, its first chip. Without one, the refusal. */
function focusFirstError(form: HTMLFormElement | null, refusal: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>(`${wrongControl}, [data-invalid]`)
  const inGroup =
    first?.querySelector<HTMLElement>(wrongControl) ?? first?.querySelector<HTMLElement>('button, input')
  const control = inGroup ?? first
  if (control) return control.focus()
  // On a phone it is already in sight, above the save: the page stays where one was reading.
  refusal?.focus({ preventScroll: true })
  refusal?.scrollIntoView({ block: 'nearest' })
}

/**
 * What is wrong and stands at no field that is shown: an error of a field behind a switch, or of one that the form
 * holds and never shows, would else be said nowhere.
 */
function useUnsaid(
  fields: RefObject<HTMLElement | null>,
  { errors, values }: Pick<DraftFormState<unknown>['form'], 'errors' | 'values'>,
  banner: string | null,
): string {
  const [words, setWords] = useState('')
  // Whether a field is shown is known once it stands; what is answered lets others come and go.
  useLayoutEffect(() => {
    const spokenFor = Array.from(fields.current?.querySelectorAll<HTMLElement>('[data-said]') ?? [])
    const said = spokenFor.map(({ dataset }) => dataset['said'])
    const shown = [fields.current?.textContent, banner, ...said].join(' ')
    setWords(unsaid(Object.values(errors).map(String), shown).join(' '))
  }, [fields, errors, values, banner])
  return words
}

/** The frame of every form: its draft, its refusals, its save. */
export function DraftForm<Values, Answer>({
  draft,
  banner,
  saveLabel,
  complete = true,
  changedMeanwhile = false,
  docked = true,
  beside,
  children,
}: Props<Values, Answer>) {
  const { t } = useTranslation()
  const { ready, board, submit, saving, refusals, leaving } = draft
  const element = useRef<HTMLFormElement>(null)
  const refusal = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const words = useDraftWords(draft.state)
  const refused = [banner, useUnsaid(fields, draft.form, banner)].filter(Boolean).join(' ')
  useEffect(() => {
    if (refusals > 0) focusFirstError(element.current, refusal.current)
  }, [refusals])
  if (!ready) return <FormSkeleton />
  return (
    <ClampContext value={board}>
      <form ref={element} noValidate className={classes.form} onSubmit={event => void submit(event)}>
        <RestoredNotice restoredFrom={draft.restoredFrom} startOver={draft.startOver} />
        {draft.state.is === 'aside' && (
          <AsideNotice at={draft.state.draft.saved_at} settle={draft.settleAside} />
        )}
        <OthersHere form={draft.key} />
        {changedMeanwhile && (
          <Notice tone="attention">
            {t(
              'Nel frattempo qualcun altro ha salvato una modifica. Quello che scrive resta qui; salvando si sceglie che cosa vale.',
            )}
          </Notice>
        )}
        {/* What is on its way is what was saved: a letter more would be lost. */}
        <div ref={fields} className={classes.fields} inert={saving}>
          <Fragment key={draft.beginnings}>{children}</Fragment>
        </div>
        <SaveBar
          saving={saving}
          disabled={!complete}
          state={words}
          label={saveLabel}
          docked={docked}
          refusal={
            refused !== '' && (
              <div ref={refusal} tabIndex={-1} className={classes.refusal}>
                <Notice tone="error">{refused}</Notice>
              </div>
            )
          }
        >
          {beside}
        </SaveBar>
      </form>
      <LeavingSheet leaving={leaving} away={draft.state.is === 'away'} />
    </ClampContext>
  )
}

/** Says who else writes in the same form: two of one note are better one. */
function OthersHere({ form }: { form: string }) {
  const { t } = useTranslation()
  const names = usePresence(form)
  if (names.length === 0) return null
  return <Notice>{t('Lo stesso modulo è aperto anche da {{names}}.', { names: listWords(names) })}</Notice>
}
