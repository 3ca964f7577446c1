import type { ElectronicInvoice } from '@vicino/domain/invoices/electronic-invoice.ts'
import type { Address } from '@vicino/domain/people/address.ts'
import { cut, limits } from './request-words.ts'
import type { XmlElement } from './xml-element.ts'

const textOf = (name: string, text: string): XmlElement => ({ name, text })

/** Where somebody is: names are cut where the standard has no room, the numbers of house and place go whole. */
function postal({ street, house_no, zip, city, canton, country }: Address): XmlElement {
  const room = limits.street - (house_no ? house_no.length + 1 : 0)
  const line = [cut(street, room), house_no].filter(Boolean).join(' ')
  const fitsApart = house_no !== undefined && house_no.length <= limits.houseNo
  return {
    name: 'postal',
    children: [
      line !== '' && {
        name: 'street',
        text: line,
        attributes: {
          street_name: cut(street, limits.street) || null,
          house_no: fitsApart ? house_no : null,
        },
      },
      { name: 'zip', text: zip, attributes: { state_code: canton } },
      textOf('city', cut(city, limits.city)),
      { name: 'country', text: country, attributes: { country_code: country } },
    ],
  }
}

type Reached = { phone?: string | null; email?: string | null }

/** How somebody is reached. A number or an address too long for the standard would reach nobody, and is left out. */
const reached = ({ phone, email }: Reached): (XmlElement | false)[] => [
  !!phone && phone.length <= limits.phone && { name: 'telecom', children: [textOf('phone', phone)] },
  !!email && email.length <= limits.email && { name: 'online', children: [textOf('email', email)] },
]

const company = (name: string, address: Address, how: Reached = {}): XmlElement => ({
  name: 'company',
  children: [textOf('companyname', cut(name, limits.name)), postal(address), ...reached(how)],
})

type Person = { first_name: string; last_name: string }

const person = ({ first_name, last_name }: Person, address: Address): XmlElement => ({
  name: 'person',
  children: [
    textOf('familyname', cut(last_name, limits.name)),
    textOf('givenname', cut(first_name, limits.name)),
    postal(address),
  ],
})

type Named = { name: string; person: Person | null; address: Address }

/** Somebody by her own name, where that is known in its parts, else a house by its. */
const named = ({ name, person: who, address }: Named): XmlElement =>
  who ? person(who, address) : company(name, address)

/** Who bills and who gave the care: the same house, under its GLN and its number of the register. */
function house(
  role: 'biller' | 'provider',
  { name, gln, rcc, address, ...how }: ElectronicInvoice['biller'],
) {
  const by = company(name, address, how)
  const located = role === 'provider' ? { gln, gln_location: gln } : { gln }
  return {
    name: `${role}s`,
    children: [
      { name: `${role}_gln`, attributes: located, children: [by] },
      rcc !== null && { name: `${role}_zsr`, attributes: { zsr: rcc }, children: [by] },
    ],
  } satisfies XmlElement
}

/** Everybody whom an invoice names, in the order of the standard, without what is owed. */
export function parties(invoice: ElectronicInvoice): (XmlElement | null)[] {
  const { biller, debtor, insurer, client, doctors, content } = invoice
  const { gender, birthday } = content.client
  const guarantor =
    content.tiers === 'garant' ? debtor : { ...debtor, person: client, address: client.address }
  return [
    house('biller', biller),
    { name: 'debitor', attributes: { gln: debtor.gln }, children: [named(debtor)] },
    house('provider', biller),
    insurer && {
      name: 'insurance',
      attributes: { gln: insurer.gln },
      children: [company(insurer.name, insurer.address)],
    },
    {
      name: 'patient',
      attributes: { gender, sex: gender, birthdate: birthday, ssn: client.avs },
      children: [person(client, client.address)],
    },
    { name: 'guarantor', children: [named(guarantor)] },
    {
      name: 'partners',
      children: doctors.map(doctor => ({
        name: 'partner',
        attributes: { gln: doctor.gln, type: 'referrer', zsr: doctor.rcc },
        children: [named(doctor)],
      })),
    },
  ]
}

/** Into whose account it is paid. */
export const creditor = ({ name, address }: ElectronicInvoice['biller']): XmlElement => ({
  name: 'creditor',
  children: [company(name, address)],
})
