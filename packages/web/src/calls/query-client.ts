import { QueryClient, type QueryFilters } from '@tanstack/react-query'
import { Failure } from './failure.ts'
import { onServerBack } from './server-away.ts'

const freshMs = 15_000
const keptMs = 10 * 60_000
/** A read that failed so often though the server was back is asked anew by a tap alone. */
const mostRounds = 5

/** Only a server that is away may answer better the second time; a refusal stays a refusal. */
const worthRetrying = (count: number, reason: unknown): boolean =>
  reason instanceof Failure && reason.code === 'away' && count < 2

/** Answers are kept in memory only: nothing clinical outlives the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshMs, gcTime: keptMs, retry: worthRetrying, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
const queries = queryClient.getQueryCache()

/** Reads that something was written under while their answer was on its way: it may tell what stood before. */
const overtaken = new Set<string>()

queries.subscribe(event => {
  if (event.type !== 'updated') return
  const { action, query } = event
  // That no answer came is said at once, and stands while it is tried again by itself.
  if (action.type === 'failed') query.setState({ status: 'error', error: new Failure(0, 'away') })
  // Whoever has read it since has no round behind her.
  if (action.type === 'success' && query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 })
  if (action.type === 'invalidate' && query.state.fetchStatus !== 'idle') overtaken.add(query.queryHash)
  // What is asked for only now knows of it.
  if (action.type === 'fetch') overtaken.delete(query.queryHash)
  // The library breaks off and repeats what is read again, but waits for what is read for the first time.
  if (action.type === 'success' && !action.manual && overtaken.delete(query.queryHash))
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash === query.queryHash })
})

const failed: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && state.errorUpdateCount < mostRounds,
}

onServerBack(() => {
  const said = queries.findAll(failed).map(query => [query, query.state.error] as const)
  void queryClient.refetchQueries(failed)
  for (const [query, error] of said) query.setState({ status: 'error', error })
})
