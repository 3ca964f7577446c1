import { expect, test } from 'vitest'
import { mapLink } from './map-link.ts'

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140', 'geo:0,0?q=Via%20Nosedo%204'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'maps:?q=Via%20Nosedo%204'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'maps:?q=Via%20Nosedo%204'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', null],
  ['an unknown device', '', null],
])('on %s an address leads where there are maps', (_device, userAgent, link) => {
  expect(mapLink('Via Nosedo 4', userAgent)).toBe(link)
})
