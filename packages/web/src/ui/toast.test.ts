import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropCause, dropToast, dropToasts, toast, useToasts } from './toast.ts'

beforeEach(() => {
  dropToasts()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const words = () => renderHook(useToasts).result.current.map(one => one.words)
const way = { label: 'Apri', act: () => undefined }

test('a success goes by itself, a failure stays until it is put away', () => {
  toast('Salvato')
  toast('Spostato', 'ok', way)
  const id = toast('Non salvato', 'error')
  toast('Non inviato', 'error', way)
  vi.advanceTimersByTime(600_000)
  expect(words()).toEqual(['Non salvato', 'Non inviato'])
  dropToast(id)
  expect(words()).toEqual(['Non inviato'])
})

test('nothing that is said later takes a failure from sight', () => {
  toast('Non salvato', 'error')
  for (const said of ['Uno', 'Due', 'Tre', 'Quattro']) toast(said)
  expect(words()).toEqual(['Non salvato', 'Due', 'Tre', 'Quattro'])
})

test('a failure goes once its cause is done, and is said once while it lasts', () => {
  toast('Il server non risponde', 'error', way, 'dose 1')
  toast('Il dossier è chiuso', 'error', way, 'dose 1')
  toast('Non è permesso', 'error', undefined, 'dose 2')
  toast('Altro', 'error')
  expect(words()).toEqual(['Il dossier è chiuso', 'Non è permesso', 'Altro'])
  dropCause('dose 1')
  dropCause('dose 2')
  expect(words()).toEqual(['Altro'])
})

test('the same failure of two things is one of each, until it is done', () => {
  toast('Il server non risponde', 'error', way, 'dose 1')
  toast('Il server non risponde', 'error', way, 'dose 2')
  dropCause('dose 2')
  expect(words()).toEqual(['Il server non risponde'])
  dropCause('dose 1')
  expect(words()).toEqual([])
})

test('all of it goes with the person who was there', () => {
  toast('Maria Bianchi: non salvato', 'error')
  dropToasts()
  expect(words()).toEqual([])
})
