import { completeContact, type NewContact } from '@vicino/domain/contacts/contact.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { Content } from '../content.ts'
import { deedOf } from '../traces.ts'
import { fictionalPhone } from './clients.ts'
import type { Worker } from './staff.ts'

/** The contact book of a business: whom its clients have in common. */
export type Book = {
  doctors: Id[]
  specialists: Id[]
  pharmacies: Id[]
  insurers: { _id: Id; name: string }[]
}

/** The hospital that sends home: no client has its doctor for her own. */
export const hospital = 'Ospedale di Prova'

const place = { zip: '6900', city: 'Lugano', canton: 'TI' } as const

/** Doctors, pharmacies and insurers that do not exist: their numbers and names are nobody's. */
const entries = {
  doctors: [
    {
      type: 'doctor',
      first_name: 'Elio',
      last_name: 'Provetti',
      gln_number: '7609999001017',
      rcc_number: 'H000121',
      specialization: 'Medicina interna generale',
    },
    {
      type: 'doctor',
      first_name: 'Ornella',
      last_name: 'Fintoni',
      gln_number: '7609999001024',
      rcc_number: 'K000221',
      specialization: 'Medicina interna generale',
    },
    {
      type: 'doctor',
      company: 'Studio medico di Prova',
      gln_number: '7609999001031',
      rcc_number: 'N000321',
      specialization: 'Geriatria',
    },
  ],
  specialists: [
    { type: 'doctor', first_name: 'Tullio', last_name: 'Esempi', specialization: 'Cardiologia' },
    { type: 'doctor', first_name: 'Dafne', last_name: 'Modelli', specialization: 'Diabetologia' },
  ],
  hospitals: [
    {
      type: 'doctor',
      company: hospital,
      first_name: 'Nora',
      last_name: 'Reparti',
      gln_number: '7609999001048',
      rcc_number: 'P000421',
      specialization: 'Medicina interna generale',
    },
  ],
  pharmacies: [
    { type: 'pharmacy', company: 'Farmacia alla Prova' },
    { type: 'pharmacy', company: 'Farmacia degli Esempi' },
  ],
  insurers: [
    {
      type: 'health_insurance',
      company: 'Cassa malati Tre Valli di Prova',
      insurance_type: 'kvg',
      gln_insurer: '7609999000010',
    },
    {
      type: 'health_insurance',
      company: 'Cassa malati Finta',
      insurance_type: 'kvg',
      gln_insurer: '7609999000027',
    },
    {
      type: 'health_insurance',
      company: 'Infortuni di Prova',
      insurance_type: 'uvg',
      gln_insurer: '7609999000034',
    },
  ],
} as const satisfies Record<keyof Book | 'hospitals', readonly NewContact[]>

/** Writes the contact book of a business. */
export function addBook(content: Content, chance: Chance, writer: Worker, { today }: DemoMoment): Book {
  const created_at = instantOf(addDays(today, -400), '09:30')
  let line = 9_000
  const add = (entry: NewContact, by: Chance = chance): Id => {
    line += 1
    const _id = by.id(created_at)
    const written = {
      ...entry,
      phone: fictionalPhone('91', line),
      address: { street: 'Via della Prova', house_no: String(line % 40), ...place },
    }
    content.contacts.add({ ...completeContact(written), _id, created_by: writer._id, created_at })
    const of = { entity_type: 'contact', entity_id: _id, dossier_id: null } as const
    content.deeds.add(
      deedOf(by, writer, { ...of, at: created_at, action: 'create', fields: Object.keys(written) }),
    )
    return _id
  }
  const book = {
    doctors: entries.doctors.map(entry => add(entry)),
    specialists: entries.specialists.map(entry => add(entry)),
    pharmacies: entries.pharmacies.map(entry => add(entry)),
    insurers: entries.insurers.map(entry => ({ _id: add(entry), name: entry.company })),
  }
  for (const entry of entries.hospitals) add(entry, chanceOf(`${writer._id} ospedale`))
  return book
}
