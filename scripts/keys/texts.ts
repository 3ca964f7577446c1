import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Text, textsOfPage, textsOfSource } from './source-texts.ts'

/** A text and the file that says it. `atTheDoor`: a page before the sign-in says it, which loads its own catalogue. */
export type SaidText = Text & { path: string; atTheDoor: boolean }

const unseen = /\.test\.tsx?$|\.gallery\.tsx$|\.d\.ts$|^packages\/web\/src\/gallery\/|\/testing\//
const sources = ['packages/web/src', 'packages/domain/src']

/** All texts of the screen: the application's, the labels of the domain, the pages before the sign-in. */
export function readTexts(root: string): SaidText[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const files = sources.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(path => /\.tsx?$/.test(path) && !unseen.test(path)),
  )
  const pages = readdirSync(join(root, 'packages/web'))
    .filter(name => name.endsWith('.html') && name !== 'gallery.html')
    .map(name => `packages/web/${name}`)
  const said = (path: string, texts: Text[]): SaidText[] =>
    texts.map(text => ({
      ...text,
      path,
      atTheDoor: pages.includes(path) || path.startsWith('packages/web/src/sign-in/'),
    }))
  return [
    ...files.flatMap(path => said(path, textsOfSource(path, read(path)))),
    ...pages.flatMap(path => said(path, textsOfPage(read(path)))),
  ]
}
