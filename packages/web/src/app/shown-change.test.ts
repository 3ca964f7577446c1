import { expect, it } from 'vitest'
import { dossierScope } from '../calls/query-key.ts'
import { showsChange } from './shown-change.ts'

const dossierId = '01a1fc0a-5a3b-7006-9c68-eb853133fd19'
const other = '01a1fc0a-5a3b-7006-9c68-eb853133fd20'
const read = (entity: string, of?: string) => ({
  queryKey: [of === undefined ? 'own' : dossierScope(of)],
  meta: { entity },
})

it.each([
  ['the days of visits, of a visit', read('task'), { kind: 'task', dossierId }, true],
  [
    'the days of visits, of a visit that may not be known',
    read('task'),
    { kind: 'task', dossierId: null },
    true,
  ],
  ['the days of visits, of a warning', read('task'), { kind: 'warning', dossierId }, true],
  ['the list of dossiers, of a warning', read('dossier'), { kind: 'warning', dossierId }, true],
  ['the list of dossiers, of a visit', read('dossier'), { kind: 'task', dossierId }, false],
  [
    'the contacts of a dossier, of the book',
    read('dossier_contact', dossierId),
    { kind: 'contact', dossierId: null },
    true,
  ],
  ['the visits, of the book', read('task'), { kind: 'contact', dossierId: null }, false],
  ['the activity of the dossier, of a drug', read('activity', dossierId), { kind: 'drug', dossierId }, true],
  ['the activity of another dossier, of a drug', read('activity', other), { kind: 'drug', dossierId }, false],
  ['the drugs of another dossier, of a drug', read('drug', other), { kind: 'drug', dossierId }, false],
  [
    'the visits of a dossier, of one that may have been its own',
    read('task', other),
    { kind: 'task', dossierId },
    true,
  ],
  ['a dossier, of another', read('dossier', other), { kind: 'dossier', dossierId }, false],
  ['an invoice, of a payment', read('invoice', other), { kind: 'payment', dossierId: null }, true],
  ['what came in, of an invoice that is cancelled', read('payment'), { kind: 'invoice', dossierId }, true],
  ['the run of a month, of a prescription', read('invoice'), { kind: 'prescription', dossierId }, true],
  [
    'an invoice of another client, of a prescription',
    read('invoice', other),
    { kind: 'prescription', dossierId },
    false,
  ],
  ['the visits to confirm, of a service', read('task'), { kind: 'performance', dossierId }, true],
  ['the colleagues, of a last day', read('collaboration'), { kind: 'employment', dossierId: null }, true],
  ['the to-dos of a day, of a step', read('task'), { kind: 'opened_protocol', dossierId }, true],
  ['the drugs of a dossier, of a payment', read('drug', other), { kind: 'payment', dossierId: null }, false],
  [
    'a dossier, of one that may not be known',
    read('dossier', other),
    { kind: 'dossier', dossierId: null },
    true,
  ],
])('reads anew or not: %s', (_what, query, change, shows) => expect(showsChange(query, change)).toBe(shows))
