import type { TreeFile } from '../walls/source.ts'
import { domainFiles } from './record-domain.ts'
import type { RecordNames } from './record-names.ts'
import { serverFiles } from './record-server.ts'
import { webFiles } from './record-web.ts'

/** Every file of a new clinical record, after the model of drugs. */
export function recordFiles(names: RecordNames, migration: number): TreeFile[] {
  return [...domainFiles(names), ...serverFiles(names, migration), ...webFiles(names)]
}

/** What only a person can write; until then the compiler and one test name it. */
export function stillToDo({ file, files, type, types, value, values, tables }: RecordNames): string[] {
  return [
    `packages/domain/src/${files}/${file}.ts: the fields of the specification, then the same in the migration, the store's columns and ${type}Fields.tsx`,
    `packages/domain/src/access/matrix.ts: who may '${tables}.read' and '${tables}.write'`,
    `packages/domain/src/activity/activity.ts: the kind '${type}' with its Italian label`,
    `packages/domain/src/contract.ts: get${types}, get${type}, get${type}Versions, create${type}, update${type}`,
    `packages/server/src/app.ts: serve${types}(serve), and how the dossier's search finds one`,
    `packages/web/src/app: pages.${values} and pages.new${type} in links.ts and routes.ts, the kind in record-kinds.ts; its words in activity/activity-words.ts`,
    `packages/web/src/i18n: the new texts (npm run check names them); detail and correction of a ${value} after the model of DrugScreen and EditDrugScreen`,
  ]
}
