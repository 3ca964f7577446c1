import {
  CantonalContribution,
  contributionKinds,
  highestCap,
  proposedOn,
} from '@vicino/domain/billing/contribution.ts'
import { francs } from '@vicino/domain/billing/rappen.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import type { Canton } from '@vicino/domain/people/canton.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { rowsOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { late } from '../../ui/late.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { cantonWords } from './contribution-words.ts'
import { ruleRowWords } from './rule-words.ts'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import {
  blankContribution,
  type SettingsForm,
  type TypedContribution,
  typedContribution,
  writtenContribution,
} from './settings-values.ts'

const ContributionChanges = late(async () => (await import('./ContributionChanges.tsx')).ContributionChanges)

/** What clients contribute in each canton, from which day on; a canton proposes what it was seen to ask. */
export function ContributionFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const today = useToday()
  const finerThanRappen = useTooFine(0.01)
  const finerThanTenths = useTooFine(0.1)
  const { contributions } = form.values
  const written = contributions.flatMap(
    typed => CantonalContribution.safeParse(writtenContribution(typed)).data ?? [],
  )
  return (
    <>
      <ListedRows<TypedContribution>
        help={t(
          'La parte dei costi delle cure a carico del cliente (art. 25a cpv. 5 LAMal): la regola è del Cantone. In Ticino nessuna.',
        )}
        {...rowsOf(form, 'contributions')}
        leads="canton"
        blank={blankContribution}
        addLabel={t('Aggiungi un Cantone')}
        rowWords={row => ruleRowWords([cantonWords(row, t)], row.from, t)}
        removeLabel={row => t('Rimuovi la regola {{what}}', { what: cantonWords(row, t) })}
      >
        {({ row, change, field }) => (
          <>
            <SelectField
              label={t('Cantone')}
              required
              options={cantons}
              {...field('canton')}
              onChange={canton => change(proposed({ ...row, canton }, today))}
            />
            {isProposed(row, today) && (
              <Notice>{t('Proposta in base a ciò che il Cantone ha chiesto finora: da verificare.')}</Notice>
            )}
            <SelectField label={t('Regola')} required options={contributionKinds} {...field('kind')} />
            {row.kind === 'percent_with_daily_cap' && (
              <>
                <SideBySide>
                  <NumberField
                    label={t('Parte delle cure del giorno')}
                    required
                    unit="%"
                    placeholder="20"
                    refuses={finerThanTenths}
                    {...field('percent')}
                  />
                  <NumberField
                    label={t('Al massimo al giorno')}
                    required
                    unit="CHF"
                    placeholder="15.35"
                    description={t('Per legge al massimo {{cap}}.', {
                      cap: formatIn(spokenLanguage()).money(francs(highestCap(row.from ?? today))),
                    })}
                    refuses={finerThanRappen}
                    {...field('daily_cap')}
                  />
                </SideBySide>
                <NumberField
                  label={t('Dall’età di')}
                  unit={t('anni')}
                  description={t('Vuoto: a ogni età.')}
                  {...field('min_age')}
                />
              </>
            )}
            <DayField label={t('Vale dal')} required {...field('from')} />
          </>
        )}
      </ListedRows>
      <ContributionChanges title={t('Che cosa cambia per i clienti')} contributions={written} />
    </>
  )
}

const proposalFor = (canton: Canton | null, today: string): TypedContribution | undefined => {
  const known = canton === null ? undefined : proposedOn(canton, today)
  return known && typedContribution(known)
}

/** A row of which only the canton is chosen, filled with what is known of it. */
function proposed(row: TypedContribution, today: string): TypedContribution {
  const isBlank = row.percent === null && row.daily_cap === null && row.from === null
  const known = isBlank ? proposalFor(row.canton, today) : undefined
  return known ? { ...known, from: null } : row
}

const isProposed = (row: TypedContribution, today: string): boolean => {
  const known = proposalFor(row.canton, today)
  const { kind, percent, daily_cap } = row
  return (
    known !== undefined && known.kind === kind && known.percent === percent && known.daily_cap === daily_cap
  )
}
