import { newId } from '@vicino/domain/wire/id.ts'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('a reading that was saved before the page had asked for its sheets keeps its own', async () => {
  sessionStorage.clear()
  vi.resetModules()
  const { resumeAlarms, showAlarm, useShownAlarm } = await import('./shown-alarms.ts')
  const [nurse, colleague] = [newId(), newId()]
  const alarm = { dossierId: newId(), readingId: newId() }
  showAlarm(alarm)
  resumeAlarms(nurse)
  const { result } = renderHook(() => useShownAlarm())
  expect(result.current).toEqual(alarm)
  expect(sessionStorage).toHaveLength(1)
  // Whoever signs in after her in the same page is not held to it.
  resumeAlarms(colleague)
  expect(renderHook(() => useShownAlarm()).result.current).toBeUndefined()
})
