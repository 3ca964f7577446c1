import type { TreeFile } from '../walls/source.ts'
import { domainFiles } from './record-domain.ts'
import type { RecordNames } from './record-names.ts'
import { serverFiles } from './record-server.ts'
import { webFiles } from './record-web.ts'

/** Every file of a new clinical record, after the model of drugs. */
export function recordFiles(names: RecordNames, migration: number): TreeFile[] {
  return [...domainFiles(names), ...serverFiles(names, migration), ...webFiles(names)]
}

/** What only a person can write, each line with its file first; until then the compiler, the checks and one test name it. */
export function stillToDo({ file, files, type, types, value, values, table, tables }: RecordNames): string[] {
  return [
    `packages/domain/src/${files}/${file}.ts: the fields of the specification; then the same in the migration, in ${files}.store.ts (columns, order, search) and in ${file}-fields.ts, ${type}Fields.tsx, ${types}Screen.tsx, ${type}Screen.tsx`,
    `packages/domain/src/access/matrix.ts: who may '${tables}.read' and '${tables}.write'; or, in contract and screens, the permissions that stand there already`,
    `packages/domain/src/activity/activity.ts: the kind '${type}' with its Italian label, who reads it and what happens to it`,
    `packages/domain/src/audit/audit.catalogue.ts: the word for '${table}'`,
    `packages/domain/src/contract.ts: get${types}, get${type}, get${type}Versions, create${type}, update${type}`,
    `packages/server/src/app.ts: serve${types}(serve), and search${types} among the searches of a dossier`,
    `packages/server/src/demo/records.ts: some in the demo, each version with its news and its audit row`,
    `packages/web/src/pages/pages.ts: pages.${values}, pages.new${type}, pages.${value}, pages.edit${type}`,
    `packages/web/src/app/routes/activity-routes.ts: the four of them, under activityArea`,
    `packages/web/src/app/first-reads.ts: what list and page of one ask for first`,
    `packages/web/src/records/record-kinds.ts: name, sign and way of one`,
    `packages/web/src/app/shown-change.ts: which other answers show a part of it, to be read anew when somebody writes one`,
    `packages/web/src/activity/activity-words.ts: what happened to one, and what names it`,
    `packages/web/src/activity/ActivityArea.tsx: the list in the menu, where it belongs there`,
    `packages/web/src/i18n: ${files}.json in de, fr and en, after the English words in the new screens have become Italian (npm run check names them)`,
    `journeys/walks.ts: the four pages, for the walk that looks at accessibility`,
  ]
}
