import type { Id } from '@vicino/domain/wire/id.ts'

/** Whoever writes, in a test of the program or in a browser's story. */
export type Writer = {
  _id: Id
  business: Id
  call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<{ statusCode: number; body: string }>
}

const address = { street: 'Via Prova', zip: '6500', city: 'Bellinzona', canton: 'TI' }

async function wrote(answer: ReturnType<Writer['call']>) {
  const { statusCode, body } = await answer
  if (statusCode !== 200 && statusCode !== 201) throw new Error(`${statusCode}: ${body}`)
  return JSON.parse(body)
}

/** Writes what a house says on its invoices. */
export async function readyHouse(office: Writer): Promise<void> {
  const path = `/api/businesses/${office.business}/settings`
  const { version } = await wrote(office.call('GET', path))
  const rcc = [{ canton: 'TI', rcc_number: 'Z123421', from: '2020-01-01' }]
  await wrote(office.call('PATCH', path, { version, iban: 'CH9300762011623852957', address, rcc }))
}

/** Writes what electronic invoices ask for beside that: under which numbers the house sends them, and who the doctor is. */
export async function readyToSend(office: Writer): Promise<void> {
  const path = `/api/businesses/${office.business}/settings`
  const { version } = await wrote(office.call('GET', path))
  const tariffs = [
    {
      law: 'kvg',
      letter: 'B',
      care_kind: 'ordinary',
      canton: null,
      contract: null,
      tariff_type: '532',
      code: '53202',
      name: null,
      hourly_rate: 6300,
      from: '2020-01-01',
    },
  ]
  const house = { legal_form: 'association', gln_number: '7601003000009', tariffs }
  await wrote(office.call('PATCH', path, { version, ...house }))
  const doctor = { type: 'doctor', first_name: 'Elena', last_name: 'Ferrari', gln_number: '7601001234567' }
  await wrote(office.call('POST', '/api/contacts/create_contact', { ...doctor, address }))
}

/** Writes what the invoice of a client's wound care asks for: who pays, and who ordered it. Answers the coverage. */
export async function readyToBill(
  person: Writer,
  dossier: Id,
  { insurer, from, until }: { insurer: string; from: string; until: string },
): Promise<{ coverageId: Id }> {
  const base = `/api/dossiers/${dossier}`
  const book = { type: 'health_insurance', company: insurer, gln_insurer: '7601003001082', address }
  const { _id: contactId } = await wrote(person.call('POST', '/api/contacts/create_contact', book))
  const numbers = { insured_number: '123456789', card_number: '80756015090002647590', canton: 'TI' }
  const coverage = { law: 'kvg', from, insurer, contactId, ...numbers }
  const { _id: coverageId } = await wrote(person.call('POST', `${base}/coverages`, coverage))
  const { items } = await wrote(person.call('GET', '/api/services?limit=100'))
  const service = items.find(({ code }: { code: string }) => code === '5002.340')
  const prescription = {
    userId: person._id,
    start: from,
    end: until,
    status: 'open',
    doctor: 'Elena Ferrari',
    gln_number: '7601001234567',
    ordered_on: from,
    services: [{ serviceId: service._id, duration: 25, frequency: 1, period: 7 }],
  }
  await wrote(person.call('POST', `${base}/prescriptions/add_prescription`, { prescription }))
  return { coverageId }
}
