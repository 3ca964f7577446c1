import { describe, expect, it } from 'vitest'
import { contentOfPicture, imageTypeOf } from './picture.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

describe('imageTypeOf', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['\xff\xd8\xff\xe0....', 'image/jpeg'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['RIFF\x10\x00\x00\x00WAVEfmt ', undefined],
    ['\x89PNG', undefined],
    ['GIF89a', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['%PDF-1.7', undefined],
    ['', undefined],
  ])('%j is %s', (text, type) => expect(imageTypeOf(bytes(text))).toBe(type))
})

describe('the address of a picture', () => {
  const content = '0123456789abcdef0123456789abcdef'
  it('names its content', () => {
    expect(contentOfPicture(`/api/users/x/avatar?v=${content}`)).toBe(content)
  })

  it.each([null, '', '/api/users/x/avatar', '/api/users/x/avatar?v=../../secret'])(
    '%j names none',
    address => {
      expect(contentOfPicture(address)).toBeUndefined()
    },
  )
})
