import { describe, expect, it } from 'vitest'
import { languages } from '../wire/languages.ts'
import { doctorCalledAt, withDoctorCalled } from './doctor-called.ts'

describe('that the doctor was called', () => {
  it.each(languages)('is read again as it was noted: %s', language => {
    const note = withDoctorCalled('A terra', '08:10', language)
    expect(note).toMatch(/^A terra\n.*08:10\.$/)
    expect(doctorCalledAt(note)).toBe('08:10')
    expect(doctorCalledAt(withDoctorCalled(note, '09:25', 'it'))).toBe('09:25')
    expect(doctorCalledAt(withDoctorCalled('', '08:10', language))).toBe('08:10')
  })

  it.each([
    '',
    'Medico chiamato',
    'Medico chiamato alle 8.',
    'Ieri: Medico chiamato alle 08:10.',
    'Medico chiamato alle .',
  ])('is not read of other words: %s', note => {
    expect(doctorCalledAt(note)).toBeNull()
  })
})
