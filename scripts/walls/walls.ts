import { cycles } from './cycles.ts'
import { brokenDirections, type Dependencies } from './direction.ts'
import { unusedExports } from './exports.ts'
import { brokenFeatureWalls, type FeatureOrder, staleOrder } from './features.ts'
import { marks } from './marks.ts'
import { sharedNames } from './names.ts'
import { readSource, type Source, type TreeFile } from './source.ts'
import { misnamed } from './vocabulary.ts'

const longFileLines = 250
const longFunctionLines = 50

/** What is broken, which fails, and what is long, which somebody looks at. */
type Survey = { broken: string[]; long: string[] }

/** Checks a whole tree: direction, features, circles, exports, names of files and of what they export, marks. There is no list of exceptions. */
export function surveyWalls(
  files: readonly TreeFile[],
  dependencies: Dependencies,
  order: FeatureOrder,
): Survey {
  const sources = files.filter(({ path }) => /\.tsx?$/.test(path)).map(readSource)
  const broken = [
    ...files.flatMap(({ path }) => misnamed(path)),
    ...sources.flatMap(source => brokenDirections(source, dependencies)),
    ...staleOrder(
      order,
      files.map(({ path }) => path),
    ),
    ...sources.flatMap(source => brokenFeatureWalls(source, order)),
    ...cycles(sources),
    ...unusedExports(sources),
    ...sharedNames(sources),
    ...sources.flatMap(marks),
  ]
  return { broken, long: sources.flatMap(longParts) }
}

function longParts({ path, lines, functions }: Source): string[] {
  if (/\.test\.tsx?$/.test(path)) return []
  return [
    ...(lines > longFileLines ? [`${path}: ${lines} lines`] : []),
    ...functions
      .filter(found => found.lines > longFunctionLines)
      .map(found => `${path}:${found.line}: ${found.name} has ${found.lines} lines`),
  ]
}
