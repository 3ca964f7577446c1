import fc from 'fast-check'

/** Any character that a text may hold; the library's own unit of this kind takes a second to make. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map(code => String.fromCodePoint(code))

/** Texts of anything that may be typed or sent, and those that have tripped programs before. */
export const anyText = (maxLength: number) =>
  fc.oneof(fc.string({ unit: character, maxLength }), fc.string({ maxLength }))
