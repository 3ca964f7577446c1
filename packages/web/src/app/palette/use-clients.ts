import { useQueryClient } from '@tanstack/react-query'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { useEffect, useState } from 'react'
import type { Failure } from '../../calls/failure.ts'
import { useRead } from '../../calls/use-read.ts'
import { type KnownClient, knownClients } from './known-clients.ts'

/** Shorter than the pause of a search that shows nothing meanwhile: what is known already stands there at once. */
const pauseMs = 120

export type FoundClients = {
  clients: readonly KnownClient[]
  /** Whether the server has answered these very words, or did not answer. */
  settled: boolean
  error: Failure | null
}

/**
 * The clients within reach that words find: of those the page knows already at once, of all as soon as the server answers.
 */
export function useClients(words: string): FoundClients {
  const cache = useQueryClient()
  const asked = useAfterPause(words)
  const read = useRead(allDossiers, { query: { search: asked } }, { when: asked !== '' })
  if (words === '') return { clients: [], settled: true, error: null }
  const isOfWords = asked === words
  const settled = isOfWords && !read.isPending
  if (settled && read.data) return { clients: read.data.items, settled, error: null }
  return { clients: knownClients(cache, words), settled, error: isOfWords ? read.error : null }
}

function useAfterPause(words: string): string {
  const [asked, setAsked] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return asked
}
