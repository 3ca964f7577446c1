import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { getAllInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { getTask } from '@vicino/domain/tasks/tasks.contract.ts'
import { expect, test, vi } from 'vitest'
import { queryKey } from './query-key.ts'
import { readAnew } from './use-save.ts'

const dossierId = '01a1fc0a-5a3b-7006-9c68-eb853133fd19'
const taskId = '01a1fc0a-5a3b-7006-9c68-eb853133fd20'

test('a write is shown at once where it is known to be, and wherever else it may be with the next look', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const asked = vi.fn<(path: string) => void>()
  const look = (key: ReturnType<typeof queryKey>) => {
    const observer = new QueryObserver(client, {
      queryKey: key,
      queryFn: () => {
        asked(key[1])
        return 'read'
      },
    })
    return observer.subscribe(() => undefined)
  }
  const [dossier, invoices, task] = [
    queryKey(getDossier, { params: { dossierId } }),
    queryKey(getAllInvoices, {}),
    queryKey(getTask, { params: { taskId } }),
  ]
  const leaves = [dossier, invoices, task].map(look)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  leaves[1]!()
  asked.mockClear()

  await readAnew(client, dossierId, [getTask])
  expect(asked.mock.calls.flat().toSorted()).toEqual([getDossier.path, getTask.path])

  look(invoices)
  expect(asked).toHaveBeenLastCalledWith(getAllInvoices.path)
})
