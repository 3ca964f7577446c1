import { useQueryClient } from '@tanstack/react-query'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { useEffect, useState } from 'react'
import type { Failure } from '../../calls/failure.ts'
import { useServerAway } from '../../calls/server-away.ts'
import { useRead } from '../../calls/use-read.ts'
import { useMay } from '../../session/person.ts'
import { type KnownClient, knownClients } from './known-clients.ts'

/** Shorter than the pause of a search that shows nothing meanwhile: what is known already stands there at once. */
const pauseMs = 30

type FoundClients = {
  clients: readonly KnownClient[]
  /** How many there are, of whom the server names the first; null while it has not said so. */
  total: number | null
  /** Whether nothing more is to come for these very words. */
  settled: boolean
  error: Failure | null
}

const none: FoundClients = { clients: [], total: 0, settled: true, error: null }

/**
 * The clients within reach that words find: of those the page knows already at once, of all as soon as the server answers.
 */
export function useClients(words: string): FoundClients {
  const cache = useQueryClient()
  const away = useServerAway()
  const mayList = useMay('dossier.list')
  const asked = useAfterPause(words)
  const read = useRead(allDossiers, { query: { search: asked } }, { when: mayList && asked !== '' })
  if (words === '' || !mayList) return none
  const error = asked === words ? read.error : null
  const settled = asked === words && (away || !read.isPending)
  if (settled && read.data) return { clients: read.data.items, total: read.data.total, settled, error }
  return { clients: knownClients(cache, words), total: null, settled, error }
}

function useAfterPause(words: string): string {
  const [asked, setAsked] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return asked
}
