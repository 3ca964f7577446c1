import { minimumScopes, roundings } from '@vicino/domain/billing/billed-minutes.ts'
import { agreedLaws } from '@vicino/domain/businesses/insurer-agreement.ts'
import { businessTypes, legalForms } from '@vicino/domain/businesses/business-settings.ts'
import { sendingModes } from '@vicino/domain/businesses/sending-mode.ts'
import { tiersOptions } from '@vicino/domain/coverages/coverage.ts'
import type { TFunction } from 'i18next'
import { addressWords } from '../../people/address-words.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import { weekWords } from '../week-hours.ts'
import { cantonWords, datedContributionWords } from './contribution-words.ts'
import { cantonShareWords, costedWords } from './rule-words.ts'
import { type SettingsValues, writtenContribution } from './settings-values.ts'
import { inRappen } from './in-rappen.ts'
import { hourlyWords, tariffWords } from './tariff-words.ts'
import { writtenRecognisedCost } from './typed-rules.ts'
import { dotted } from '../../i18n/dotted.ts'

/** The settings with what they say, in the order of the form. */
export const settingsWords: readonly ShownField<SettingsValues>[] = [
  { field: 'name', label: "Nome dell'organizzazione", words: ({ name }) => name },
  {
    field: 'legal_form',
    label: 'Forma giuridica',
    words: ({ legal_form }, t) => t(labelIn(legalForms, legal_form)),
  },
  {
    field: 'business_type',
    label: 'Tipo di organizzazione',
    words: ({ business_type }, t) => t(labelIn(businessTypes, business_type)),
  },
  { field: 'address', label: 'Indirizzo', words: ({ address }, t) => addressWords(address, t) },
  { field: 'phone', label: 'Telefono', words: ({ phone }) => phone },
  { field: 'email', label: 'E-mail', words: ({ email }) => email },
  {
    field: 'opening_hours',
    label: "Orari d'apertura",
    words: ({ opening_hours }, t) => weekWords(opening_hours, t),
  },
  { field: 'uid', label: 'Numero IDI', words: ({ uid }) => uid },
  { field: 'gln_number', label: 'GLN', words: ({ gln_number }) => gln_number },
  { field: 'rcc', label: 'Numeri RCC', words: rccWords },
  { field: 'insurers', label: 'Accordi con gli assicuratori', words: agreementWords },
  { field: 'tariffs', label: 'Tariffe', words: ownTariffWords },
  {
    field: 'contributions',
    label: 'Partecipazione dei clienti',
    words: ({ contributions }, t) =>
      dotted(contributions.map(typed => datedContributionWords(writtenContribution(typed), t))),
  },
  {
    field: 'recognised_costs',
    label: 'Costi riconosciuti',
    words: ({ recognised_costs }, t) =>
      dotted(
        recognised_costs.map(typed =>
          t('{{what}}: {{rate}} dal {{from}}', {
            what: costedWords(typed, t),
            rate: hourlyWords(writtenRecognisedCost(typed).hourly_cost ?? 0),
            from: showDay(typed.from ?? ''),
          }),
        ),
      ),
  },
  {
    field: 'canton_shares',
    label: 'Cure acute e transitorie: quota del Cantone',
    words: ({ canton_shares }, t) =>
      dotted(
        canton_shares.map(share =>
          t('{{what}}: {{rate}} dal {{from}}', {
            what: cantonWords(share, t),
            rate: cantonShareWords(share, t),
            from: showDay(share.from ?? ''),
          }),
        ),
      ),
  },
  {
    field: 'round',
    label: 'Minuti fatturati di una lettera',
    words: ({ round }, t) => t(labelIn(roundings, round)),
  },
  {
    field: 'minimum_scope',
    label: 'Minimo fatturato',
    words: ({ minimum_scope }, t) => t(labelIn(minimumScopes, minimum_scope)),
  },
  {
    field: 'gln_intermediary',
    label: "GLN dell'intermediario",
    words: ({ gln_intermediary }) => gln_intermediary,
  },
  {
    field: 'copies_by_intermediary',
    label: 'Copie ai clienti',
    words: ({ copies_by_intermediary }, t) =>
      copies_by_intermediary ? t("Le invia l'intermediario") : t('Le invia l’organizzazione'),
  },
  {
    field: 'sending_mode',
    label: 'Invio elettronico',
    words: ({ sending_mode }, t) => t(labelIn(sendingModes, sending_mode)),
  },
  { field: 'iban', label: 'IBAN', words: ({ iban }) => iban },
  { field: 'bank', label: 'Banca', words: ({ bank }) => bank },
  {
    field: 'payment_days',
    label: 'Termine di pagamento',
    words: ({ payment_days }, t) =>
      payment_days === null ? '' : t('{{count}} giorni', { count: payment_days }),
  },
  {
    field: 'reminder_days',
    label: 'Termine di un richiamo',
    words: ({ reminder_days }, t) =>
      reminder_days === null ? '' : t('{{count}} giorni', { count: reminder_days }),
  },
  {
    field: 'retention_years',
    label: 'Conservazione dei dossier',
    words: ({ retention_years }, t) =>
      retention_years === null
        ? ''
        : t("{{years}} anni dopo l'ultima annotazione", { years: retention_years }),
  },
]

function rccWords({ rcc }: SettingsValues, t: TFunction): string {
  return dotted(
    rcc.map(({ canton, rcc_number, from }) =>
      t('{{canton}}: {{number}} dal {{from}}', {
        canton: canton ?? '?',
        number: rcc_number,
        from: showDay(from ?? ''),
      }),
    ),
  )
}

function agreementWords({ insurers }: SettingsValues, t: TFunction): string {
  return dotted(
    insurers.map(({ insurer, law, tiers, contract, from }) =>
      t('{{insurer}} ({{law}}): {{tiers}} dal {{from}}', {
        insurer,
        law: t(labelIn(agreedLaws, law)),
        tiers: [t(labelIn(tiersOptions, tiers)), contract].filter(Boolean).join(', '),
        from: showDay(from ?? ''),
      }),
    ),
  )
}

function ownTariffWords({ tariffs }: SettingsValues, t: TFunction): string {
  return dotted(
    tariffs.map(tariff =>
      t('{{what}}: {{rate}} dal {{from}}', {
        what: tariffWords(tariff, t),
        rate: hourlyWords(inRappen(tariff.hourly_rate) ?? 0),
        from: showDay(tariff.from ?? ''),
      }),
    ),
  )
}
