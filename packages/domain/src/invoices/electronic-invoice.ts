import { type Tariff, tariffOn } from '../billing/tariff.ts'
import { type BusinessSettings, rccOn } from '../businesses/business-settings.ts'
import type { Contact } from '../contacts/contact.ts'
import type { CoverageLaw } from '../coverages/coverage.ts'
import type { ClientFields } from '../dossiers/client.ts'
import type { SanitaryFields } from '../dossiers/sanitary-data.ts'
import type { Address } from '../people/address.ts'
import type { Canton } from '../people/canton.ts'
import type { InvoiceContent, InvoiceLine, InvoiceOrder, MaterialLine } from './invoice.ts'
import { eachProblem, type InvoiceProblem } from './invoice-problem.ts'
import type { InvoiceProblemCode } from './invoice-problems.catalogue.ts'

/** To whom an invoice goes that nobody takes electronically (`define_gln_norecipient` of the standard). */
const noRecipient = '2006666666008'
/** Under which number the standard knows a person who owes, for she has none of her own. */
const privateDebtor = '2000000000008'

/**
 * What stands now of those whom an invoice names: how it is sent, and what fills a gap that it was issued with. What the
 * invoice says itself is never replaced.
 */
export type SendingFacts = {
  house: BusinessSettings
  client: Pick<ClientFields, 'first_name' | 'last_name' | 'address'> & Pick<SanitaryFields, 'avsNumber'>
  insurer: Contact | null
  /** The numbers of the orders as they are written now, each for the one in its place on the invoice. */
  orders: readonly ({ gln_number: string | null; rcc_number: string | null } | null)[]
  /** Doctors of the contact book, among them whoever ordered. */
  doctors: readonly Contact[]
}

type Named = { name: string; gln: string; address: Address }
type Person = { first_name: string; last_name: string }
type Doctor = Pick<Named, 'gln' | 'address'> & { rcc: string | null; name: string; person: Person | null }

/** The invoice with everything that its electronic form has to name. */
export type ElectronicInvoice = {
  content: InvoiceContent
  law: Exclude<CoverageLaw, 'private'>
  mode: BusinessSettings['sending_mode']
  from: string
  to: string
  via: string | null
  /** Whether the intermediary sends the client the copy of what her insurer owes. */
  copyByIntermediary: boolean
  place: 'association' | 'company' | 'practice'
  biller: Named & { rcc: string | null; phone: string | null; email: string | null; iban: string }
  debtor: Named & { person: Person | null }
  insurer: Named | null
  client: Person & { avs: string; address: Address }
  /** Those who ordered, each once. */
  doctors: Doctor[]
  canton: Canton
  lines: (InvoiceLine & Position)[]
  materials: (MaterialLine & Position)[]
}

/** Under what something is billed, as its payer asks for it. */
type Position = { tariff_type: string; code: string }

/** What an electronic invoice says, or what it lacks and where that is mended. */
type Electronic = { invoice: ElectronicInvoice } | { problems: InvoiceProblem[] }

/** Reads an invoice as it is sent electronically; what it lacks is told, and nothing is made up. */
export function electronicInvoice(content: InvoiceContent, facts: SendingFacts): Electronic {
  const problems: InvoiceProblem[] = []
  const lacks: Lacks = (code, _id = null) => {
    problems.push({ code, date: null, _id })
    return null
  }
  const { house } = facts
  const { biller } = content
  const { law } = content
  if (law === 'private' || content.document !== 'care')
    return { problems: [{ code: 'not_electronic', date: null, _id: null }] }
  const gln = biller.gln_number ?? house.gln_number ?? lacks('no_biller_gln')
  const iban = biller.iban ?? house.iban ?? lacks('no_iban')
  const address = whole(biller.address, house.address) ?? lacks('no_biller_address')
  const place = placeOf(house) ?? lacks('no_legal_form')
  const canton = content.canton ?? facts.client.address?.canton ?? house.address?.canton ?? lacks('no_canton')
  const client = clientOf(content, facts, lacks)
  const insurer = insurerOf(content, facts, lacks)
  const debtor = debtorOf(content, client, insurer)
  if (debtor === null && content.tiers === 'garant') lacks('no_payer_address')
  const ordering = content.orders.flatMap(
    (order, at) => doctorOf(order, facts.orders[at] ?? null, facts.doctors, lacks) ?? [],
  )
  const lines = content.lines.flatMap(line => under(line, tariffNow(line, content, house)))
  const materials = content.materials.flatMap(material => under(material))
  const placed = lines.length + materials.length
  if (placed < content.lines.length + content.materials.length) lacks('no_position')
  if (problems.length > 0 || !gln || !iban || !address || !place || !canton || !client || !debtor)
    return { problems: eachProblem(problems) }
  const { name, phone, email } = biller
  const rcc = biller.rcc_number ?? rccOn(house.rcc, canton, content.end) ?? null
  return {
    invoice: {
      content,
      law,
      mode: house.sending_mode,
      from: gln,
      to: content.tiers === 'garant' ? noRecipient : (facts.insurer?.gln_recipient ?? debtor.gln),
      via: house.gln_intermediary,
      copyByIntermediary:
        content.tiers === 'payant' && house.gln_intermediary !== null && house.copies_by_intermediary,
      place,
      biller: { name, gln, address, rcc, phone, email, iban },
      debtor,
      insurer,
      client,
      doctors: [...new Map(ordering.map(doctor => [doctor.gln, doctor])).values()],
      canton,
      lines,
      materials,
    },
  }
}

type Lacks = (code: InvoiceProblemCode, _id?: string | null) => null

/** As long as a postal code may be in the standard. */
const zipMax = 9

/** The first of the addresses that the standard can name. */
const whole = (...tried: (Address | null | undefined)[]): Address | undefined =>
  tried.find(address => address?.zip && address.zip.length <= zipMax && address.city) ?? undefined

const associations: readonly unknown[] = ['association', 'foundation', 'public_law']

/** As what the house stands in the words of the standard; undefined where nobody wrote what it is. */
function placeOf({ legal_form, business_type }: BusinessSettings): ElectronicInvoice['place'] | undefined {
  if (business_type === 'independent_nurse' || legal_form === 'sole_proprietorship') return 'practice'
  if (legal_form === null) return undefined
  return associations.includes(legal_form) ? 'association' : 'company'
}

/** An invoice writes last and first name in one: they part where they do in the dossier. */
function partedName(name: string, { first_name, last_name }: Person): Person {
  if (name.startsWith(`${last_name} `)) return { last_name, first_name: name.slice(last_name.length + 1) }
  if (name.endsWith(` ${first_name}`)) return { last_name: name.slice(0, -first_name.length - 1), first_name }
  const at = name.lastIndexOf(' ')
  return at < 1
    ? { last_name: name, first_name: name }
    : { last_name: name.slice(0, at), first_name: name.slice(at + 1) }
}

function clientOf(
  { client }: InvoiceContent,
  { client: now }: SendingFacts,
  lacks: Lacks,
): ElectronicInvoice['client'] | null {
  const avs = client.avs ?? now.avsNumber ?? lacks('no_avs')
  const address = whole(client.address, now.address) ?? lacks('no_client_address')
  return avs && address ? { ...partedName(client.name, now), avs, address } : null
}

/** The insurer; where the client owes, the invoice stands without one of whom too little is known. */
function insurerOf({ insurer, tiers }: InvoiceContent, facts: SendingFacts, lacks: Lacks): Named | null {
  const gln = insurer?.gln_number ?? facts.insurer?.gln_insurer
  const address = whole(insurer?.address, facts.insurer?.address)
  if (insurer && gln && address) return { name: insurer.name, gln, address }
  if (tiers === 'garant') return null
  if (!gln) lacks('no_insurer_gln', facts.insurer?._id)
  return address ? null : lacks('no_payer_address')
}

/** Who owes: the insurer, or the client, or whoever stands for her. */
function debtorOf(
  { payer, tiers, client: { name } }: InvoiceContent,
  client: ElectronicInvoice['client'] | null,
  insurer: Named | null,
): ElectronicInvoice['debtor'] | null {
  if (tiers === 'payant') return insurer && { ...insurer, person: null }
  const address = whole(payer.address, client?.address)
  return address
    ? {
        name: payer.name,
        gln: payer.gln_number ?? privateDebtor,
        address,
        person: payer.name === name ? client : null,
      }
    : null
}

function doctorOf(
  { name, gln_number, rcc_number }: InvoiceOrder,
  now: SendingFacts['orders'][number],
  doctors: SendingFacts['doctors'],
  lacks: Lacks,
): Doctor | null {
  const gln = gln_number ?? now?.gln_number
  if (!gln) return lacks('no_doctor_gln')
  const contact = doctors.find(each => each.gln_number === gln)
  const address = whole(contact?.address)
  if (!contact || !address) return lacks('no_doctor_address', contact?._id)
  const { first_name, last_name } = contact
  return {
    gln,
    rcc: rcc_number ?? now?.rcc_number ?? contact.rcc_number,
    name: contact.company ?? name,
    person: first_name && last_name ? { first_name, last_name } : null,
    address,
  }
}

const isTariffType = (type: string): boolean => /^[0-9A-Z]{3}$/.test(type)

const tariffNow = (
  line: InvoiceLine,
  { law, canton }: InvoiceContent,
  { tariffs }: BusinessSettings,
): Tariff | undefined => tariffOn(tariffs, { ...line, law, canton, day: line.date })

type Unplaced = Pick<InvoiceLine, 'tariff_type' | 'code'>

/** A line under its position: as it was issued, else as it is said now; none where nobody says it. */
function under<Line extends Unplaced>(line: Line, now?: Unplaced): (Line & Position)[] {
  const tariff_type = line.tariff_type ?? now?.tariff_type
  const code = line.code ?? now?.code
  return tariff_type && isTariffType(tariff_type) && code ? [{ ...line, tariff_type, code }] : []
}
