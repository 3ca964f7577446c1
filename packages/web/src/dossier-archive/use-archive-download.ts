import { exportDossier } from '@vicino/domain/dossier-archive/dossier-archive.contract.ts'
import { safeFileName } from '@vicino/domain/dossier-archive/file-names.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openFile } from '../calls/call.ts'
import { keepFile } from '../calls/keep-file.ts'
import { Failure } from '../calls/failure.ts'
import { placeFailure } from '../calls/place-failure.ts'
import { useDossier } from '../session/dossier.ts'

/** How far an archive is that comes in. `received`: how many bytes have come. */
export type Download =
  | { state: 'none' }
  | { state: 'stopped' }
  | { state: 'coming'; received: number }
  | { state: 'done'; received: number }
  | { state: 'failed'; error: string }

/** As many bytes as are held as pieces: what is older the browser may keep on its disk. */
const heldAtMost = 8_000_000

/** An archive that comes piece by piece, and is saved once it is whole. It ends with the page. */
export function useArchiveDownload() {
  const { t } = useTranslation()
  const { _id: dossierId, client } = useDossier()
  const [download, setDownload] = useState<Download>({ state: 'none' })
  const cut = useRef<AbortController | null>(null)
  useEffect(() => () => cut.current?.abort(), [])

  const take = async (reason: string, signal: AbortSignal): Promise<void> => {
    const content = await openFile(exportDossier, { params: { dossierId }, body: { reason } }, signal)
    let whole = new Blob([], { type: 'application/zip' })
    let held: Uint8Array<ArrayBuffer>[] = []
    let bytesHeld = 0
    let received = 0
    const reader = content.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      held.push(read.value)
      bytesHeld += read.value.length
      received += read.value.length
      if (bytesHeld > heldAtMost) {
        whole = new Blob([whole, ...held], { type: whole.type })
        held = []
        bytesHeld = 0
      }
      setDownload({ state: 'coming', received })
    }
    keepFile(new Blob([whole, ...held], { type: whole.type }), safeFileName(`dossier ${client.name}.zip`))
    setDownload({ state: 'done', received })
  }

  const start = async (reason: string): Promise<void> => {
    const own = new AbortController()
    cut.current = own
    setDownload({ state: 'coming', received: 0 })
    try {
      await take(reason, own.signal)
    } catch (failure) {
      if (own.signal.aborted) return
      const error =
        failure instanceof Failure
          ? placeFailure(failure, ['reason'], t)
          : { banner: t('Il collegamento si è interrotto: non è stato salvato nulla.'), fields: {} }
      setDownload({ state: 'failed', error: error.banner ?? Object.values(error.fields).join(' ') })
    }
  }

  const stop = (): void => {
    cut.current?.abort()
    setDownload({ state: 'stopped' })
  }

  return { download, start, stop }
}
