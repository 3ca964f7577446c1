import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import { powers, relations, scopes } from '@vicino/domain/contact-persons/contact-person.ts'
import { type Contact, contactAddition, contactName } from '@vicino/domain/contacts/contact.ts'
import { contactRoles } from '@vicino/domain/contacts/contact-role.ts'
import type { DossierContacts } from '@vicino/domain/contacts/dossier-contacts.ts'
import {
  type Coverage,
  coverageLaws,
  helplessnessGrades,
  tiersOptions,
  treatmentReasons,
} from '@vicino/domain/coverages/coverage.ts'
import { dossierStatuses } from '@vicino/domain/dossiers/dossier.ts'
import { formatAvs } from '@vicino/domain/identifiers/avs.ts'
import { formatHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import { genders } from '@vicino/domain/people/gender.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import type { StoredDossier } from '../../dossiers/dossiers.store.ts'
import type { EarlierData } from '../../dossiers/earlier-data.store.ts'
import type { KeptVersion } from '../../records/record-pages.store.ts'
import type { PastMember } from '../../stakeholders/stakeholders.store.ts'
import {
  italian,
  paragraph,
  printedDay,
  type PrintedEntry,
  type PrintedFact,
  printedVersion,
  signatureWords,
  words,
  yes,
} from './entry.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

/** What of a client's own data the reader may know. */
type KnownOfClient = { avs: boolean; sanitary: boolean; guarded: boolean }

/** A dossier's row, now or as it stood before. */
type Held = Partial<Omit<StoredDossier, '_id' | 'version' | 'created_at' | 'avsNumber' | 'suspension'>>

function clientFacts(held: Held, known: KnownOfClient): PrintedFact[] {
  return [
    ['Cognome', held.last_name],
    ['Nome', held.first_name],
    ['Data di nascita', printedDay(held.birthday)],
    ['Sesso', held.gender && labelOrValue(genders, held.gender)],
    ['Numero AVS', known.avs && held.avs && formatAvs(held.avs)],
    ['Senza numero AVS', known.avs && yes(held.without_avs ?? false)],
    ['Telefono', held.phone && formatPhone(held.phone)],
    ['E-mail', held.email],
    ['Indirizzo', held.address?.full_address],
    ['Lingua', held.language && languageNames[held.language]],
    ['Nazionalità', known.guarded && held.nationality],
    ['Religione', known.guarded && held.religion],
    ['Tessera sanitaria', known.sanitary && held.cardNumber && formatHealthCard(held.cardNumber)],
    ['Numero d’assicurato', known.sanitary && held.insuranceNumber],
    ['Stato del dossier', held.status && labelOrValue(dossierStatuses, held.status)],
    ['Motivo dello stato', held.status_reason],
  ]
}

const clientLines = (held: Held, known: KnownOfClient): string[] => [
  ...paragraph(clientFacts(held, known)),
  ...words("Accesso all'abitazione", held.access_note ?? null),
]

export const clientEntry = (row: StoredDossier, known: KnownOfClient): PrintedEntry => ({
  title: `${row.last_name} ${row.first_name}`,
  lines: clientLines(row, known),
  signed: `Dossier aperto il ${italian.instant(row.created_at)}`,
})

/** The columns that the row has under other names on the wire. */
const heldOf = ({ held }: EarlierData): Held => ({
  ...held,
  cardNumber: held['card_number'] as string | null,
  insuranceNumber: held['insurance_number'] as string | null,
})

export const earlierEntry = (earlier: EarlierData, known: KnownOfClient): PrintedEntry => ({
  title: `Dati fino al ${italian.instant(earlier.replaced_at)}`,
  lines: clientLines(heldOf(earlier), known),
  signed: `Modificati da ${signatureWords(earlier.replaced_by)} · versione ${earlier.version}`,
  isOver: true,
})

export const contactPersonEntry = (row: KeptVersion<ContactPerson>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${row.name}, ${labelOrValue(relations, row.relation)}`,
  lines: [
    ...paragraph([
      ['Telefono', row.phone && formatPhone(row.phone)],
      ['Altro telefono', row.other_phone && formatPhone(row.other_phone)],
      ['E-mail', row.email],
      ['Può sapere', labelOrValue(scopes, row.scope)],
      ['In emergenza', yes(row.in_emergency)],
      ['Poteri', row.powers.map(power => labelOrValue(powers, power)).join(', ')],
      ['Ordine di chiamata', row.place],
      ['Fine', row.ended && italian.instant(row.ended)],
      ['Motivo della fine', row.ended_reason],
    ]),
    ...words('Nota', row.note),
  ],
})

const contactEntry = (role: string, contact: Contact): PrintedEntry => ({
  title: `${role}: ${[contactName(contact), contactAddition(contact)].filter(Boolean).join(', ')}`,
  lines: paragraph([
    ['Specialità', contact.specialization],
    ['Telefono', contact.phone && formatPhone(contact.phone)],
    ['E-mail', contact.email],
    ['Indirizzo', contact.address?.full_address],
    ['GLN', contact.gln_number],
    ['RCC', contact.rcc_number && formatRcc(contact.rcc_number)],
  ]),
  signed: '',
})

export const contactEntries = (contacts: DossierContacts): PrintedEntry[] =>
  contactRoles.flatMap(({ value, label }) => contacts[value].map(contact => contactEntry(label, contact)))

export const coverageEntry = (row: KeptVersion<Coverage>): PrintedEntry => ({
  ...printedVersion(row),
  struck: row.struck_reason,
  title: labelOrValue(coverageLaws, row.law),
  lines: [
    ...paragraph([
      ['Dal', printedDay(row.from)],
      ['Al', printedDay(row.until)],
      ['Assicuratore', row.insurer],
      ['Numero d’assicurato', row.insured_number],
      ['Tessera', row.card_number && formatHealthCard(row.card_number)],
      ['Scadenza della tessera', printedDay(row.card_expiry)],
      ['Rimunerazione', labelOrValue(tiersOptions, row.tiers)],
      ['Motivo della cura', labelOrValue(treatmentReasons, row.treatment_reason)],
      ['Numero del caso', row.case_number],
      ['Data del caso', printedDay(row.case_date)],
      ['Cantone', row.canton],
      ['Garante', row.guarantor],
      ['Grande invalido', row.helplessness && labelOrValue(helplessnessGrades, row.helplessness)],
      ['Grande invalido dal', printedDay(row.helplessness_since)],
    ]),
    ...words('Nota', row.note),
  ],
})

export const memberEntry = (member: PastMember): PrintedEntry => ({
  title: signatureWords(member),
  lines: paragraph([
    ['Dal', printedDay(member.since)],
    ['Fino al', printedDay(member.until)],
  ]),
  signed: '',
})
