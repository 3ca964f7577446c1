import { DOMParser, type Element, type Node } from '@xmldom/xmldom'

/**
 * The general invoice request 5.0 (Forum Datenaustausch), as far as an invoice of home care goes: each type with its
 * attributes and the order of its children. `?` may be missing, `*` may stand several times, `|` is one of the two.
 */
type Type = { attributes?: Record<string, RegExp | Optional>; children?: readonly string[]; text?: RegExp }
type Optional = { optional: RegExp }

const upTo = (max: number): RegExp => new RegExp(`^[^]{1,${max}}$`, 'u')
const optional = (of: RegExp): Optional => ({ optional: of })
const oneOf = (words: string): RegExp => new RegExp(`^(${words.replaceAll(' ', '|')})$`)

const gln = /^\d{13}$/
const rcc = /^[A-Z]\d{6}$/
const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/
const decimal = /^-?\d+(\.\d+)?$/
const money = /^-?\d+\.\d\d$/
const rate = /^(\d\d?(\.\d+)?|100)$/
const yesNo = /^(true|false)$/
const iban = /^(LI|CH)\d{7}[0-9A-Z]{12}$/
const cantons = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TI TG UR VD VS ZG ZH LI A D F I'

const party = ['company:company|person:person']
const referred = {
  request_timestamp: /^(14[2-9]\d{7}|1[5-9]\d{8}|2[0-8]\d{8})$/,
  request_date: instant,
  request_id: upTo(35),
}
const account = { payment_reason: optional(upTo(140)), payment_period: optional(/^P\d+D$/) }
const balance = {
  currency: optional(/^CHF$/),
  amount: money,
  amount_reminder: optional(money),
  amount_due: money,
}
const concerned = (insurance: string): string[] => [
  'billers:billers',
  'debitor:identified',
  'providers:providers',
  insurance,
  'patient:patient',
  'guarantor:guarantor',
  'partners:partners',
]

const types: Record<string, Type> = {
  request: {
    attributes: {
      language: oneOf('de fr it'),
      modus: optional(oneOf('production test')),
      guid: /^[A-Fa-f0-9]{32}$/,
    },
    children: ['processing:processing', 'payload:payload'],
  },
  processing: {
    attributes: { print_copy_to_guarantor: optional(yesNo) },
    children: ['transport:transport'],
  },
  transport: { attributes: { from: gln, to: gln }, children: ['via:via*'] },
  via: { attributes: { via: gln, sequence_id: /^\d{1,5}$/ } },
  payload: {
    attributes: {
      request_type: optional(oneOf('invoice reminder')),
      request_subtype: optional(oneOf('normal copy refund storno')),
    },
    children: ['credit:referred?', 'invoice:referred', 'reminder:reminder?', 'body:body'],
  },
  referred: { attributes: referred },
  reminder: { attributes: { ...referred, reminder_level: optional(/^[123]$/) } },
  body: {
    attributes: { role: oneOf('nursingstaff'), place: oneOf('practice association company') },
    children: [
      'prolog:prolog',
      'remark:remark?',
      'tiers_garant:garant|tiers_payant:payant',
      'esrQR:qr|esrQRRed:red',
      'law:law',
      'treatment:treatment',
      'services:services',
    ],
  },
  prolog: { children: ['generator:software'] },
  software: { attributes: { name: upTo(50), version: optional(/^\d+$/) } },
  remark: { text: upTo(350) },
  garant: { children: [...concerned('insurance:identified?'), 'balance:owed'] },
  payant: {
    attributes: { allowModification: yesNo },
    children: [...concerned('insurance:identified'), 'balance:due'],
  },
  billers: { children: ['biller_gln:identified', 'biller_zsr:registered?'] },
  providers: { children: ['provider_gln:located', 'provider_zsr:registered?'] },
  identified: { attributes: { gln }, children: party },
  located: { attributes: { gln, gln_location: gln }, children: party },
  registered: { attributes: { zsr: rcc }, children: party },
  guarantor: { attributes: { gln: optional(gln) }, children: party },
  patient: {
    attributes: {
      gender: oneOf('male female diverse'),
      sex: oneOf('male female'),
      birthdate: day,
      ssn: /^(\d{4,10}|756\d{10}|438\d{10})$/,
    },
    children: ['person:person'],
  },
  partners: { children: ['partner:partner*'] },
  partner: {
    attributes: { gln, type: oneOf('employer referrer service_provider other'), zsr: optional(rcc) },
    children: party,
  },
  company: { children: ['companyname:name', 'postal:postal', 'telecom:telecom?', 'online:online?'] },
  person: { children: ['familyname:name', 'givenname:name', 'postal:postal'] },
  name: { text: upTo(35) },
  postal: { children: ['street:street?', 'zip:zip', 'city:name', 'country:country?'] },
  street: {
    attributes: { street_name: optional(upTo(35)), house_no: optional(upTo(10)) },
    text: upTo(35),
  },
  zip: { attributes: { state_code: optional(upTo(9)) }, text: upTo(9) },
  country: { attributes: { country_code: optional(/^[A-Z]{2}$/) }, text: upTo(35) },
  telecom: { children: ['phone:phone'] },
  phone: { text: upTo(25) },
  online: { children: ['email:email'] },
  email: { text: /^(?=.{1,80}$).+@.+$/ },
  owed: { attributes: { ...balance, amount_prepaid: optional(money) }, children: ['vat:vat'] },
  due: { attributes: balance, children: ['vat:vat'] },
  vat: { attributes: { vat: money, vat_number: optional(upTo(15)) }, children: ['vat_rate:vat_rate'] },
  vat_rate: { attributes: { vat_rate: rate, amount: money, vat: money } },
  qr: { attributes: { iban, reference_number: /^\d{27}$/, ...account }, children: ['creditor:creditor'] },
  red: {
    attributes: { iban, reference_number: optional(/^RF\d\d[0-9A-Za-z]{1,21}$/), ...account },
    children: ['creditor:creditor'],
  },
  creditor: { children: party },
  law: {
    attributes: {
      type: oneOf('KVG VVG UVG IVG MVG ORG'),
      card_id: optional(upTo(35)),
      insured_id: optional(upTo(35)),
      case_id: optional(upTo(35)),
      case_date: optional(day),
    },
  },
  treatment: {
    attributes: {
      date_begin: day,
      date_end: day,
      canton: oneOf(cantons),
      reason: oneOf('disease accident maternity prevention birthdefect unknown'),
    },
  },
  services: { children: ['service:service*'] },
  service: {
    attributes: {
      record_id: /^[1-9]\d{0,8}$/,
      tariff_type: /^[0-9A-Z]{3}$/,
      code: upTo(30),
      name: upTo(350),
      session: optional(/^[1-9]\d{0,5}$/),
      quantity: decimal,
      date_begin: instant,
      provider_id: gln,
      responsible_id: gln,
      unit: decimal,
      external_factor: optional(decimal),
      amount: money,
      vat_rate: optional(rate),
      remark: optional(upTo(350)),
    },
  },
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/** The root of a document that is well-formed; it throws where it is not. */
export function rootOf(xml: string): Element {
  const parser = new DOMParser({
    onError: (_level, message) => {
      throw new Error(message)
    },
  })
  return parser.parseFromString(xml, 'text/xml').documentElement!
}

const elementsOf = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement)

/** What in a document departs from the structure, each with where it stands. */
export const departures = (xml: string): string[] => departuresOf(rootOf(xml), 'request', 'request')

function departuresOf(element: Element, type: string, at: string): string[] {
  const { attributes = {}, children = [], text } = types[type]!
  const found = attributeDepartures(element, attributes, at)
  if (text) {
    if (!text.test(element.textContent ?? '')) found.push(`${at}: ${element.textContent}`)
    return found
  }
  const rest = elementsOf(element)
  for (const slot of children) {
    const options = slot
      .replace(/[?*]$/, '')
      .split('|')
      .map(option => option.split(':') as [string, string])
    let taken = 0
    for (; rest[0] && (taken === 0 || slot.endsWith('*')); taken++) {
      const option = options.find(([name]) => name === rest[0]!.localName)
      if (!option) break
      found.push(...departuresOf(rest.shift()!, option[1], `${at}/${option[0]}`))
    }
    if (taken === 0 && !/[?*]$/.test(slot)) found.push(`${at}: no ${slot}`)
  }
  return [...found, ...rest.map(({ localName }) => `${at}: ${localName} has no place`)]
}

function attributeDepartures(element: Element, known: NonNullable<Type['attributes']>, at: string): string[] {
  const said = Array.from(element.attributes).filter(({ name }) => name !== 'xmlns')
  const strange = said.filter(({ name }) => !(name in known)).map(({ name }) => `${at}@${name} is unknown`)
  const wrong = Object.entries(known).flatMap(([name, rule]) => {
    const value = element.getAttribute(name)
    if (value === null) return 'optional' in rule ? [] : [`${at}@${name} is missing`]
    return ('optional' in rule ? rule.optional : rule).test(value) ? [] : [`${at}@${name}: ${value}`]
  })
  return [...strange, ...wrong]
}
