import {
  CantonShare,
  insurerPercent,
  leastCantonShare,
  shareStep,
} from '@vicino/domain/billing/canton-share.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { cantons } from '@vicino/domain/people/canton-names.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { rowsOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { cantonWords } from './contribution-words.ts'
import { RuleChanges } from './RuleChanges.tsx'
import { cantonShareWords, ruleRowWords } from './rule-words.ts'
import type { SettingsForm } from './settings-values.ts'
import { blankCantonShare, type TypedCantonShare } from './typed-rules.ts'

/** What each canton pays of acute and transitional care, from which day on, and where it is asked for. */
export function CantonShareFields({ form }: { form: SettingsForm }) {
  const { t } = useTranslation()
  const refuses = useTooFine(shareStep)
  const { canton_shares } = form.values
  const written = canton_shares.flatMap(typed => CantonShare.safeParse(typed).data ?? [])
  const leftWords = (percent: number | null): string =>
    percent === null || percent < leastCantonShare || percent > 100
      ? t('Per legge almeno {{percent}} %; il resto è dell’assicuratore.', { percent: leastCantonShare })
      : t('All’assicuratore resta {{percent}} %.', {
          percent: formatIn(spokenLanguage()).number(insurerPercent(percent)),
        })
  return (
    <>
      <ListedRows<TypedCantonShare>
        help={t(
          'La tariffa delle cure acute e transitorie è l’importo intero: l’assicuratore riceve la sua quota, il Cantone la sua su un documento a parte.',
        )}
        {...rowsOf(form, 'canton_shares')}
        leads="canton"
        blank={blankCantonShare}
        addLabel={t('Aggiungi una quota')}
        rowWords={row => ruleRowWords([cantonWords(row, t), row.recipient], row.from, t)}
        removeLabel={row => t('Rimuovi la quota {{what}}', { what: cantonWords(row, t) })}
      >
        {({ row, field }) => (
          <>
            <SelectField label={t('Cantone')} required options={cantons} {...field('canton')} />
            <NumberField
              label={t('Quota del Cantone')}
              required
              unit="%"
              description={leftWords(row.percent)}
              refuses={refuses}
              {...field('percent')}
            />
            <DayField label={t('Vale dal')} required {...field('from')} />
            <TextField
              label={t('Destinatario')}
              required
              description={t('A chi va la quota del Cantone.')}
              {...field('recipient')}
            />
            <SideBySide>
              <TextField label={t('Via')} {...field('street')} />
              <TextField label={t('N. civico')} {...field('house_no')} />
            </SideBySide>
            <SideBySide>
              <TextField label={t('NPA')} required {...field('zip')} />
              <TextField label={t('Località')} required {...field('city')} />
            </SideBySide>
          </>
        )}
      </ListedRows>
      <RuleChanges
        title={t('Che cosa cambia nelle quote del Cantone')}
        rules={written}
        keyOf={({ canton }) => canton}
        label={share => cantonWords(share, t)}
        words={share => cantonShareWords(share, t)}
      />
    </>
  )
}
