import type { AuditEntry, ChainVerification } from '@vicino/domain/audit/audit.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { Card } from '../ui/page/Page.tsx'
import i18next from 'i18next'
import { AccessSessions } from './AccessSessions.tsx'
import { AuditEntryRow } from './AuditEntryRow.tsx'
import { AuditFilterChips } from './AuditFilterChips.tsx'
import { ChainOutcome } from './ChainOutcome.tsx'
import { sessionWords } from './session-words.ts'

const sara = '0192f0c1-7c4e-7000-8000-000000000001'
const luca = '0192f0c1-7c4e-7000-8000-000000000002'
const hash = '3fcfbb2364a75434e5711790f4fbd25a72b97adc0eaf2f9e784d6259052a2fdb'

const entry = (link: number, more: Partial<AuditEntry>): AuditEntry => ({
  _id: `0192f0c1-7c4e-7000-8000-0000000001${String(link).padStart(2, '0')}`,
  at: '2026-11-20T09:12:04.000Z',
  actor: { _id: sara, avatar: null },
  actor_name: 'Sara Pedrini',
  actor_role: 'INF',
  action: 'read',
  entity_type: 'drug',
  entity_id: null,
  dossier: { _id: luca, name: 'Luca Bernasconi', birthday: '1941-03-11' },
  fields: [],
  rows: null,
  reason: null,
  recipient: null,
  result: 'ok',
  ip: '192.0.2.7',
  user_agent: '',
  link,
  ...more,
})

const entries = [
  entry(14, {}),
  entry(13, { action: 'update', fields: ['morning'] }),
  entry(12, { result: 'denied', actor_name: "Fernanda D'Angelo-Quadri della Valle", actor_role: 'OSS' }),
  entry(11, {
    action: 'login_failed',
    entity_type: 'sign_in',
    dossier: null,
    result: 'denied',
    actor: null,
    actor_name: '',
  }),
  entry(10, { at: '2026-11-19T18:40:00.000Z', dossier: { _id: luca, name: null, birthday: null } }),
]

const Days = () => (
  <AccessSessions
    entries={entries}
    more
    told={({ entries: ofSession }) => sessionWords(ofSession, 2, i18next.t)}
    single={one => <AuditEntryRow entry={one} onOpen={() => undefined} />}
  />
)

const Filters = () => (
  <AuditFilterChips
    search={{ actorId: sara, action: 'update', result: 'denied', from: '2026-11-01', to: '2026-11-20' }}
    names={{ [sara]: 'Sara Pedrini' }}
    onChange={() => undefined}
  />
)

const outcome: ChainVerification = {
  intact: true,
  checked: 51_234,
  more: false,
  head: { link: 51_234, hash },
  unlinked: 7,
  broken: null,
}

const Intact = () => (
  <Card>
    <ChainOutcome checked={51_234} outcome={outcome} />
  </Card>
)

const Broken = () => (
  <Card>
    <ChainOutcome
      checked={1041}
      outcome={{
        ...outcome,
        intact: false,
        head: { link: 1041, hash },
        broken: { fault: 'row_altered', link: 1042, audit_id: luca },
      }}
    />
  </Card>
)

export const gallery: Gallery = {
  title: 'audit',
  entries: [
    { name: 'days', show: Days },
    { name: 'filters', show: Filters },
    { name: 'chain intact', show: Intact },
    { name: 'chain broken', show: Broken },
  ],
}
