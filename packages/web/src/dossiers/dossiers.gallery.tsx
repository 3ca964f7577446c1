import { completeClient } from '@vicino/domain/dossiers/client.ts'
import type { ListedDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { inDossier, someDossier, writing } from '../testing/open-dossier.tsx'
import { ClientFacts } from './personal/ClientFacts.tsx'
import { ClientHead } from './head/ClientHead.tsx'
import { ClosedDossierGate } from './head/ClosedDossierGate.tsx'
import { DossierRow } from './list/DossierRow.tsx'
import classes from './list/Dossiers.module.css'
import { DuplicatesFound } from './new/DuplicatesFound.tsx'
import { WayToClient } from './WayToClient.tsx'

const { client, ...head } = someDossier()
const author = { _id: client._id, name: 'Anna Ferrari', role: 'nurse_diploma', avatar: null }
const warning = (kind: 'allergy' | 'risk' | 'dog', text: string) => ({
  _id: `${kind} ${text}`,
  version: 1,
  kind,
  text,
  since: head.created_at,
  author,
  ended: null,
  ended_reason: null,
  handover: false,
  suggested_by: null,
})
const warnings = [
  warning('allergy', 'Penicillina'),
  warning('risk', 'Rischio di caduta: usa il deambulatore anche in casa'),
  warning('dog', 'Cane grande'),
]
const longName = 'Massimiliano Sigismondo Bonaventura Della Torre di Santa Maria in Castello'

const row = (more: Partial<ListedDossier>, name = 'Maria'): ListedDossier => ({
  _id: `${name} ${more.status}`,
  status: 'active',
  suspension: null,
  client: { ...client, first_name: name, city: 'Bellinzona' },
  warnings: [],
  next_visit: null,
  last_visit: null,
  ...more,
})
const visit = { _id: 'visit', date: '2026-11-20', start_time: '08:00', end_time: '08:45' }

const Rows = () => (
  <ul className={classes.list}>
    <DossierRow dossier={row({ warnings, next_visit: visit, last_visit: visit })} />
    <DossierRow dossier={row({ status: 'suspended' }, 'Olga')} />
    <DossierRow dossier={row({ status: 'closed', warnings, next_visit: visit }, longName)} />
  </ul>
)

const Heads = () => (
  <>
    {inDossier(<ClientHead />, { ...head, client })}
    {inDossier(<ClientHead />, { ...head, client, warnings: warnings.slice(1), status: 'suspended' })}
    {inDossier(<ClientHead />, {
      ...head,
      client: { ...client, first_name: longName },
      warnings,
      status: 'closed',
      permissions: writing('personal.write'),
    })}
  </>
)

const person = completeClient({
  first_name: 'Maria',
  last_name: 'Bianchi',
  birthday: '1939-02-22',
  gender: 'female',
  phone: '+41910000000',
  address: { street: 'Via della Prova 4', zip: '6500', city: 'Bellinzona' },
  language: 'de',
  access_note: 'Piano terra.\nLa chiave è dalla vicina.',
})

const Duplicates = () => (
  <DuplicatesFound
    goOnLabel="Vai al dossier nuovo"
    created={{
      ...head,
      client,
      duplicates: [
        {
          reason: 'birthday_and_name',
          dossier: { _id: 'one', name: 'Maria Bianchi', birthday: '1939-02-22' },
        },
        { reason: 'avs', dossier: null },
      ],
    }}
    onGoOn={() => undefined}
  />
)

export const gallery: Gallery = {
  title: 'dossiers',
  entries: [
    { name: 'rows', show: Rows },
    { name: 'heads', show: Heads },
    {
      name: 'facts',
      show: () => (
        <ClientFacts
          client={{ dossierId: head._id, version: 1, author: null, written_at: null, ...person }}
          readsAvs
        />
      ),
    },
    { name: 'way', show: () => inDossier(<WayToClient />, { ...head, client: { ...client, ...person } }) },
    { name: 'duplicates', show: Duplicates },
    { name: 'gate', show: () => <ClosedDossierGate dossierId={head._id} whose={client} /> },
  ],
}
