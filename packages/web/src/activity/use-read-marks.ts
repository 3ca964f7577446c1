import { getUnreadCounts, markLogsAsRead } from '@vicino/domain/activity/activity.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../calls/call.ts'
import { queryKey } from '../calls/query-key.ts'
import { makeReadMarks, type ReadMarks } from './read-marks.ts'

/** Marks as read what was seen of a dossier's log; what is still waiting goes when the page is left or hidden. */
export function useReadMarks(dossierId: string): ReadMarks {
  const client = useQueryClient()
  const [marks] = useState(() =>
    makeReadMarks(async ids => {
      await call(markLogsAsRead, { body: { ids } })
      await client.invalidateQueries({ queryKey: queryKey(getUnreadCounts, { params: { dossierId } }) })
    }),
  )
  useEffect(() => {
    document.addEventListener('visibilitychange', marks.flush)
    return () => {
      document.removeEventListener('visibilitychange', marks.flush)
      marks.flush()
    }
  }, [marks])
  return marks
}
