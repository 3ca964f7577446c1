import { type ESTree, parseSync, Visitor } from 'vite'
import { importsIn, sourceOf } from './written-imports.ts'

export const screensFile = 'src/app/screens.ts'

/** The file that shows each page, and each frame, by its name in one of the tables of `src/app/screens.ts`. */
export type Screens = Record<'screens' | 'frameScreens', Record<string, string>>

function fileOf(name: string, node: ESTree.Node): string {
  const body = [{ type: 'ExpressionStatement', expression: node }]
  const [file] = importsIn(screensFile, { type: 'Program', body } as ESTree.Program)
  if (!file)
    throw new Error(`${screensFile}: the build finds no file of ${name}; write lazy(() => import('...'))`)
  return file
}

/** Reads the tables of screens as they are written. */
export function readScreens(source: string = sourceOf(screensFile)): Screens {
  const found: Screens = { screens: {}, frameScreens: {} }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression' || !(id.name in found)) return
      for (const property of init.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          found[id.name as keyof Screens][property.key.name] = fileOf(property.key.name, property.value)
    },
  }).visit(parseSync(screensFile, source).program)
  return found
}
