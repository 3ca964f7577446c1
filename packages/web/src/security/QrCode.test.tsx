import { render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

test('every dark module is drawn, inside a quiet zone of four', () => {
  const text = 'otpauth://totp/Vicino:anna?secret=JBSWY3DPEHPK3PXP'
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  render(<QrCode text={text} label="Codice" />)
  const picture = screen.getByRole('img', { name: 'Codice' })
  const drawn = picture.querySelector('path')?.getAttribute('d')?.match(/M/g)
  expect(drawn).toHaveLength(data.flat().filter(Boolean).length)
  expect(picture).toHaveAttribute('viewBox', `0 0 ${size + 8} ${size + 8}`)
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})
