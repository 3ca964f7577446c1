import { contactPersonDefaults, type Relation } from '@vicino/domain/contact-persons/contact-person.ts'
import type { ContactRole } from '@vicino/domain/contacts/contact-role.ts'
import { type Coverage, coverageDefaults, type CoverageLaw } from '@vicino/domain/coverages/coverage.ts'
import { addDays, addMonths, type Day, yearOf } from '@vicino/domain/days/day.ts'
import { daysOf, monthBefore } from '@vicino/domain/days/month.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import { deedOf, workerSignature } from '../traces.ts'
import type { Book } from './book.ts'
import { type DemoClient, fictionalPhone } from './clients.ts'
import { firstNames } from './names.ts'
import type { Worker } from './staff.ts'

type Around = { client: DemoClient; nurse: Worker; book: Book }

/** Who stands around a client: her people, her doctor and pharmacy, and who pays for the care. */
export function addAround(content: Content, chance: Chance, around: Around, moment: DemoMoment): void {
  const { client, nurse } = around
  const at = instantOf(client.opened, '14:40')
  const noted = (entity_type: string, entity_id: Id, fields: string[]): void =>
    content.deeds.add(
      deedOf(chance, nurse, { entity_type, entity_id, dossier_id: client._id, at, action: 'create', fields }),
    )
  addPersons(content, chance, around, at, noted)
  addLinks(content, chance, around, at)
  addCoverages(content, chance, around, at, moment, noted)
}

type Note = (entity_type: string, entity_id: Id, fields: string[]) => void

const daughters: readonly Relation[] = ['daughter', 'grandchild', 'sibling', 'neighbour', 'friend']
const sons: readonly Relation[] = ['son', 'grandchild', 'sibling', 'neighbour', 'friend']

function addPersons(
  content: Content,
  chance: Chance,
  { client, nurse }: Around,
  at: string,
  noted: Note,
): void {
  const count = chance.whole(1, 3)
  for (let place = 1; place <= count; place += 1) {
    const gender = chance.pick(['female', 'male'] as const)
    const relation =
      place === 1
        ? gender === 'female'
          ? 'daughter'
          : 'son'
        : chance.pick(gender === 'female' ? daughters : sons)
    // A daughter of the same name would be taken for the client herself.
    const names = firstNames[gender].filter(name => name !== client.first_name)
    const person = {
      ...contactPersonDefaults,
      name: `${chance.pick(names)} ${client.last_name}`,
      relation,
      phone: fictionalPhone('79', chance.whole(8_000, 8_999)),
      scope: place === 1 ? 'clinical' : 'organisational',
      in_emergency: place === 1,
      place,
    } as const
    const _id = chance.id(at)
    content.contactPersons.add({
      ...person,
      powers: place === 1 && chance.likely(0.3) ? ['mandate'] : [],
      _id,
      dossierId: client._id,
      version: 1,
      ended: null,
      ended_reason: null,
      author: workerSignature(nurse),
      created_at: at,
      written_at: at,
    })
    noted('contact_person', _id, ['name', 'relation', 'phone', 'scope'])
  }
}

function addLinks(content: Content, chance: Chance, { client, nurse, book }: Around, at: string): void {
  const link = (role: ContactRole, contact_id: Id): void =>
    content.contactLinks.add({
      dossier_id: client._id,
      role,
      contact_id,
      linked_at: at,
      linked_by: workerSignature(nurse),
    })
  link('primary_doctor', chance.pick(book.doctors))
  link('pharmacy', chance.pick(book.pharmacies))
  link('insurance', book.insurers[client.zone % 2]!._id)
  if (chance.likely(0.4)) link('specialists', chance.pick(book.specialists))
}

/**
 * Basic insurance since a new year before everything that is billed, of some another insurer until then; of a few an
 * accident beside it. One has changed her insurer last month, and does not know her new number yet; the first lives beyond
 * the border of the canton, where clients contribute to their care.
 */
function addCoverages(
  content: Content,
  chance: Chance,
  { client, nurse, book }: Around,
  at: string,
  { today }: DemoMoment,
  noted: Note,
): void {
  const newYear: Day = `${yearOf(addMonths(today, -2))}-01-01`
  const canton = content.coverages.all.length === 0 ? 'GR' : 'TI'
  const add = (law: CoverageLaw, insurer: Book['insurers'][number], held: Partial<Coverage>): void => {
    const _id = chance.id(at)
    content.coverages.add({
      ...coverageDefaults(law),
      law,
      from: newYear,
      insurer: insurer.name,
      contactId: insurer._id,
      canton,
      ...held,
      _id,
      dossierId: client._id,
      version: 1,
      struck_reason: null,
      author: workerSignature(nurse),
      created_at: at,
      written_at: at,
    })
    noted('coverage', _id, ['law', 'from', 'insurer', 'contactId', 'canton'])
  }
  const [own, other] = client.zone % 2 === 0 ? [0, 1] : [1, 0]
  const { cardNumber, insuranceNumber } = client
  const isHelped = chance.likely(0.3)
  const hasChanged = chance.likely(0.2)
  const lastMonth = daysOf(monthBefore(today))
  const isFirst = content.coverages.all.every(({ from }) => from !== lastMonth.start)
  const changesNow = isFirst && !hasChanged && insuranceNumber === null
  const held = {
    card_number: cardNumber,
    card_expiry: addDays(newYear, 365 * chance.whole(1, 4)),
    insured_number: insuranceNumber ?? `PROVA-${cardNumber.slice(-6)}`,
    ...(isHelped && {
      helplessness: chance.pick(['light', 'medium'] as const),
      helplessness_since: '2024-05-01',
    }),
  }
  add('kvg', book.insurers[own]!, { ...held, until: changesNow ? addDays(lastMonth.start, -1) : null })
  if (changesNow) add('kvg', book.insurers[other]!, { ...held, from: lastMonth.start, insured_number: null })
  if (hasChanged) add('kvg', book.insurers[other]!, { from: '2019-01-01', until: addDays(newYear, -1) })
  if (chance.likely(0.1))
    add('uvg', book.insurers[2]!, { case_number: `PROVA-${chance.whole(1000, 9999)}`, case_date: newYear })
}
