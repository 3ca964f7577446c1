import type { AnswerOf, CurrentOf, Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import type { CallInput, LooseInput } from './call-input.ts'
import { callOnceMore } from './call-once-more.ts'
import { carried } from './carried.ts'
import { causeOf } from './cause-of.ts'
import { Failure, type FailureCode } from './failure.ts'
import { placeFailure } from './place-failure.ts'
import { dossierScope, queryKey } from './query-key.ts'
import { WhoseContext } from './whose.ts'
import { dropCause, toast } from '../ui/toast.ts'
import { useIsShown } from '../ui/use-is-shown.ts'

/** What a form must be able to do to take the errors of its fields. @mantine/form's form does. */
export type FieldErrorsTaker = {
  values: Record<string, unknown>
  setErrors: (errors: Record<string, string>) => void
}

type Options<E extends Endpoint> = {
  /** The form whose fields take the errors. Without one every refusal goes to `banner`. */
  form?: FieldErrorsTaker
  /** Reads that this write changes beside everything of its own dossier, which is always read anew. */
  refreshes?: readonly Endpoint[]
  /** The read that shows what is answered, where that has another address than the write. */
  shownBy?: Endpoint
  /** Whether `send` answers only once those have come, so that what was moved does not jump back in between. */
  awaitsReads?: boolean
  /** Told of each refusal, for who keeps what it says beyond the next try. */
  onRefused?: (refusal: RefusedSave<E>) => void
  /** Whether whoever is told says it also where what asked is not shown any more. */
  saysItself?: boolean
}

export type RefusedSave<E extends Endpoint> = {
  /** A sentence for the whole form, until the next try. */
  banner: string | null
  /** Why it was refused. */
  code: FailureCode | null
  /** What the refusal carries under this code: another version, or what stands in the way; null under another. */
  carried: <Code extends ProblemCode>(code: Code) => NonNullable<CurrentOf<E, Code>> | null
}

export type Save<E extends Endpoint> = RefusedSave<E> & {
  /**
   * Sends the write. Answers undefined when it was refused; the refusal is then already on the screen, at the
   * fields of `form` where they are its own.
   */
  send: (input: CallInput<E>, form?: FieldErrorsTaker) => Promise<AnswerOf<E> | undefined>
  saving: boolean
  clear: () => void
}

/**
 * Reads anew what a write of one's own has changed: all of its dossier and what is named, at once, where it is shown.
 * Whatever else was read before may show it too, on a page that is not open: it is read anew where it is shown next, and
 * nobody has to know which it is. What others write is heard of by `shown-change.ts`.
 */
export async function readAnew(
  client: QueryClient,
  dossierId: string | undefined,
  refreshes: readonly Endpoint[],
): Promise<void> {
  const paths = new Set(refreshes.map(({ path }) => path as string))
  const scope = dossierId === undefined ? undefined : dossierScope(dossierId)
  void client.invalidateQueries({ refetchType: 'none' })
  await client.invalidateQueries({
    predicate: ({ queryKey: [keyScope, path] }) => keyScope === scope || paths.has(path as string),
  })
}

/**
 * Where what was written is read at the same address, its answer is what stands there from now on. Until it is read
 * anew the page would show what stood before, and a form that is opened at once would be refused as stale.
 */
function keepAnswer<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: LooseInput,
  answer: AnswerOf<E>,
): void {
  const key = queryKey(endpoint, input)
  const read = client.getQueryCache().find({ queryKey: key })
  if (read?.meta?.['answer'] !== endpoint.answer) return
  void client.cancelQueries({ queryKey: key, exact: true })
  client.setQueryData(key, answer)
}

/** Sends a write of the contract from a form: errors go to their fields, anything else to one banner. */
export function useSave<E extends Endpoint>(
  endpoint: E,
  {
    form,
    refreshes = [],
    shownBy = endpoint,
    awaitsReads = false,
    onRefused,
    saysItself = false,
  }: Options<E> = {},
): Save<E> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const history = useRouter().history as RouterHistory
  const shown = useIsShown()
  const whose = use(WhoseContext)
  const [refusal, setRefusal] = useState<RefusedSave<E>>(nothing)
  const [underWay, setUnderWay] = useState(0)

  /** Through the cache of writes, which whoever has other rights by now is known by. */
  const write = (input: CallInput<E>): Promise<AnswerOf<E>> =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => callOnceMore(endpoint, input) })
      .execute(undefined)

  const send = async (input: CallInput<E>, taker = form): Promise<AnswerOf<E> | undefined> => {
    setRefusal(nothing)
    const { href } = history.location
    const [page] = document.title.split(' · ')
    setUnderWay(count => count + 1)
    const outcome = await write(input).then(
      answer => ({ answer }),
      (reason: unknown) => ({ reason }),
    )
    setUnderWay(count => count - 1)
    if ('reason' in outcome) {
      const { reason } = outcome
      if (!(reason instanceof Failure)) throw reason
      const { fields, banner, code } = placeFailure(reason, Object.keys(taker?.values ?? {}), t)
      taker?.setErrors(fields)
      const refused: RefusedSave<E> = { banner, code, carried: under => carried(endpoint, reason, under) }
      setRefusal(refused)
      onRefused?.(refused)
      // Nobody sees the form any more: it is said where she is, with the way back to what she typed.
      if (!shown.current && !saysItself) {
        const about = [page, whose].filter(Boolean).join(', ')
        const way = { label: t('Apri'), act: () => history.push(href) }
        toast(`${about}: ${placeFailure(reason, [], t).banner}`, 'error', way, causeOf(endpoint, input))
      }
      return undefined
    }
    const loose: LooseInput = input
    dropCause(causeOf(endpoint, loose))
    keepAnswer(client, shownBy, loose, outcome.answer)
    const reading = readAnew(client, loose.params?.['dossierId'], refreshes)
    if (awaitsReads) await reading
    return outcome.answer
  }

  return { ...refusal, send, saving: underWay > 0, clear: () => setRefusal(nothing) }
}

const nothing = { banner: null, code: null, carried: () => null }
