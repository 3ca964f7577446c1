import { type Attachable, documentMaxBytes } from '@vicino/domain/documents/document.ts'
import { type DocumentCategory } from '@vicino/domain/documents/document-category.ts'
import { addDocument } from '@vicino/domain/documents/documents.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { placeFailure } from '../calls/place-failure.ts'
import { readAnew } from '../calls/use-save.ts'
import { watchedAsk } from '../calls/watched-ask.ts'
import { useDossier } from '../session/dossier.ts'
import { dropCause, toast } from '../ui/toast.ts'

/** A file on its way. Under its id it is kept once, however often it is sent. */
export type Upload = {
  id: string
  file: File
  category: DocumentCategory
  /** How many of its bytes have gone out. */
  sent: number
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** Why it was not kept. */
  error: string | null
  /** Whether sending it again can help: what was refused as it is will be refused again. */
  again: boolean
}

export type Uploads = {
  uploads: readonly Upload[]
  add: (files: readonly File[], category: DocumentCategory) => void
  /** Sends again what failed. */
  retry: (ids: readonly string[]) => void
  /** Takes a file out of the list; one that is on its way goes no further. */
  remove: (id: string) => void
}

/** How many files go out at the same time: more only make each of them slower. */
const atOnce = 2

/**
 * Files that are sent one by one, each with its progress; what fails waits to be sent again, the others go on.
 * @param record to which they are attached
 */
export function useUploads(record?: Attachable): Uploads {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { _id: dossierId } = useDossier()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  const change = (id: string, changed: Partial<Upload>): void =>
    setUploads(list => list.map(one => (one.id === id ? { ...one, ...changed } : one)))

  const sendOne = async ({ id, file, category }: Upload): Promise<void> => {
    const cut = new AbortController()
    running.current.set(id, cut)
    change(id, { state: 'sending', error: null, sent: 0 })
    const attached = record && {
      record_kind: record.kind,
      record_id: record._id,
      ...(record.section !== undefined && { record_section: record.section }),
    }
    const body = { _id: id, name: file.name, category, file, ...attached }
    const ask = watchedAsk(sent => change(id, { sent: Math.min(sent, file.size) }))
    try {
      await call(addDocument, { params: { dossierId }, body }, cut.signal, { ask })
      change(id, { state: 'done', sent: file.size })
      dropCause(id)
      void readAnew(client, dossierId, [])
    } catch (reason) {
      if (cut.signal.aborted) return
      if (!(reason instanceof Failure)) throw reason
      const { banner, fields } = placeFailure(reason, ['file', 'name', 'category'], t)
      const error = banner ?? Object.values(fields).join(' ')
      change(id, { state: 'failed', error, sent: 0, again: banner !== null })
      // Who has gone on to another page learns of it there.
      if (!shown.current) toast(`${file.name}: ${error}`, 'error', undefined, id)
    } finally {
      running.current.delete(id)
      sendNext()
    }
  }

  /** What waits goes out as soon as there is room. */
  const sendNext = (): void => {
    while (running.current.size < atOnce) {
      const next = waiting.current.shift()
      if (!next) return
      void sendOne(next)
    }
  }

  const wait = (more: readonly Upload[]): void => {
    waiting.current.push(...more)
    sendNext()
  }

  const add: Uploads['add'] = (files, category) => {
    const taken = files.map(file => taking(file, category))
    setUploads(list => [...list.filter(({ state }) => state !== 'done'), ...taken])
    wait(taken.filter(({ state }) => state === 'waiting'))
  }

  const taking = (file: File, category: DocumentCategory): Upload => {
    const tooLarge = file.size > documentMaxBytes
    const [state, error] = tooLarge
      ? (['failed', t('Il file supera 25 MB.')] as const)
      : (['waiting', null] as const)
    return { id: newId(), file, category, sent: 0, state, error, again: !tooLarge }
  }

  const retry: Uploads['retry'] = ids => {
    for (const id of ids) change(id, { state: 'waiting', error: null })
    wait(uploads.filter(({ id }) => ids.includes(id)))
  }

  const remove: Uploads['remove'] = id => {
    waiting.current = waiting.current.filter(one => one.id !== id)
    running.current.get(id)?.abort()
    setUploads(list => list.filter(one => one.id !== id))
  }

  return { uploads, add, retry, remove }
}
