import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes long though its file is short: begun last, it goes on alone when everything else has ended. */
const longest = [
  'backup/backup.test.ts',
  'backup/sealing.test.ts',
  'demo/first-start.test.ts',
  'documents/document-memory.test.ts',
  'files/draw-picture.test.ts',
  'http/contract.test.ts',
  'invoices/pdf/invoice-pdf.test.ts',
  'server/src/live/live.test.ts',
]

const isLong = ({ moduleId }: TestSpecification): boolean => longest.some(name => moduleId.endsWith(name))

/** Begins with the longest files of a project; a fresh clone knows only how large they are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(
      await BaseSequencer.prototype.sort.call(this, files),
      ({ project }) => project,
    )
    return [...byProject.values()].flatMap(own => [
      ...own.filter(isLong),
      ...own.filter(file => !isLong(file)),
    ])
  }
}
