import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { headOfPng } from '../testing/some-document.ts'
import { drawAvatar, drawLogo } from './draw-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a4' } })

it.each([
  ['a JPEG', () => plain(900, 600).jpeg().toBuffer(), 512],
  ['a PNG that one can see through', () => plain(600, 900).ensureAlpha(0.5).png().toBuffer(), 512],
  ['a WebP', () => plain(700, 700).webp().toBuffer(), 512],
  ['a small one, never blown up', () => plain(80, 60).png().toBuffer(), 60],
])('%s is drawn anew as a square JPEG', async (_what, made, side) => {
  const drawn = await drawAvatar(await made())
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: side, height: side })
})

it.each([
  ['wide', () => plain(1200, 300).jpeg().toBuffer(), 512, 128],
  ['high', () => plain(300, 1200).webp().toBuffer(), 128, 512],
  ['a line', () => plain(9000, 3).png().toBuffer(), 512, 1],
  ['small, never blown up', () => plain(80, 60).png().toBuffer(), 80, 60],
])('a logo that is %s is kept whole', async (_what, made, width, height) => {
  const drawn = await drawLogo(await made())
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: false })
})

it('what one can see through in a logo is white', async () => {
  const drawn = await drawLogo(await plain(60, 60).ensureAlpha(0).png().toBuffer())
  const { data } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})

it('nothing stays of the camera, the place and the other words of the file', async () => {
  const exif = {
    IFD0: { Artist: 'segnoautrice' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 11/1 0/1' },
  }
  const taken = await plain(600, 600).withExif(exif).jpeg().toBuffer()
  expect(taken.includes('segnoautrice')).toBe(true)
  const drawn = (await drawAvatar(Buffer.concat([taken, Buffer.from('<script>segnopagina</script>')])))!
  expect((await sharp(drawn).metadata()).exif).toBeUndefined()
  for (const word of ['segnoautrice', 'segnopagina']) expect(Buffer.from(drawn).includes(word)).toBe(false)
})

it('a picture that was taken upright is shown upright', async () => {
  const left = plain(100, 200).composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: '#00f' } }, top: 0, left: 0 },
  ])
  const turned = await sharp(await left.png().toBuffer())
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer()
  const { data } = await sharp(await drawAvatar(turned))
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Turned by half: what is blue at the top of the file is at the bottom.
  expect(data[2]).toBeLessThan(data[data.length - 1]!)
})

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['the head of a PNG with a page behind it', () => Buffer.from('\x89PNG\r\n\x1a\n<html></html>', 'latin1')],
  ['a PNG that says it has 30,000 by 30,000 pixels', () => headOfPng(30_000, 30_000)],
  ['a PNG that says it is 30,000 wide', () => headOfPng(30_000, 10)],
  ['half a picture', async () => (await plain(900, 900).png().toBuffer()).subarray(0, 600)],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a large one that is drawn in passes', () => plain(4000, 3000).jpeg({ progressive: true }).toBuffer()],
])('%s is no picture, and no logo', async (_what, made) => {
  const bytes = await made()
  expect([await drawAvatar(bytes), await drawLogo(bytes)]).toEqual([undefined, undefined])
})

const measured = `
import { drawAvatar } from ${JSON.stringify(new URL('draw-picture.ts', import.meta.url).href)}
import sharp from 'sharp'
const rss = () => process.resourceUsage().maxRSS
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const bytes = Buffer.concat(chunks)
await drawAvatar(await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } }).jpeg().toBuffer())
const before = rss()
const drawn = await drawAvatar(bytes)
console.log(JSON.stringify({ drawn: drawn?.length ?? null, kilobytes: rss() - before }))
`

it('ten megabytes never hold more than sixty-four', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const large = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#000', noise },
  })
    .jpeg({ quality: 92 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(8_000_000)
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', measured], { input: large })
  const { drawn, kilobytes } = JSON.parse(said.toString())
  expect(drawn).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThan(64_000)
})
