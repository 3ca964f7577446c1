import { materialPayers } from '@vicino/domain/materials/material.ts'
import { isBilled, materialCategories } from '@vicino/domain/materials/named-material.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf, rowsOf } from '../../drafts/field-of.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { type ListedRow, ListedRows } from '../../ui/fields/ListedRows.tsx'
import { typedPriceWords } from './material-rows.ts'
import { blankPrice, type MaterialForm, type TypedPrice } from './material-values.ts'

/** What a material is, and what a unit of it costs under each law from which day on. */
export function MaterialFields({ form }: { form: MaterialForm }) {
  const { t } = useTranslation()
  const { category } = form.values
  return (
    <Stack>
      <Card>
        <Fields>
          <TextField label={t('Nome del materiale')} required {...fieldOf(form, 'name')} />
          <SideBySide>
            <TextField label={t('Unità')} required placeholder={t('pezzo')} {...fieldOf(form, 'unit')} />
            <TextField
              label={t('Posizione EMAp o codice')}
              placeholder="35.01.01.00.1"
              {...fieldOf(form, 'code')}
            />
          </SideBySide>
          <SelectField
            label={t('Categoria')}
            required
            options={materialCategories}
            {...fieldOf(form, 'category')}
          />
          {category !== null && !isBilled(category) && (
            <Notice>
              {t('Categoria C: è compreso nel contributo alle cure e non viene mai fatturato.')}
            </Notice>
          )}
          <SwitchField
            label={t('Proposto nelle visite')}
            description={t('Se disattivato non viene più proposto; ciò che è registrato resta.')}
            {...fieldOf(form, 'in_use')}
          />
        </Fields>
      </Card>
      <ListedRows<TypedPrice>
        title={t('Prezzi')}
        help={t('Un nuovo importo è una riga nuova: quello di prima resta per le fatture di prima.')}
        {...rowsOf(form, 'prices')}
        leads="payer"
        blank={blankPrice('kvg')}
        addLabel={t('Aggiungi un prezzo')}
        removeLabel={row => t('Rimuovi il prezzo {{what}}', { what: typedPriceWords(row, t) })}
      >
        {row => <PriceFields {...row} />}
      </ListedRows>
    </Stack>
  )
}

function PriceFields({ change, field }: ListedRow<TypedPrice>) {
  const { t } = useTranslation()
  return (
    <>
      <SelectField
        label={t('Chi paga')}
        required
        options={materialPayers}
        {...field('payer')}
        onChange={payer => {
          if (payer === null) return change({ payer })
          const { tariff_type, code } = blankPrice(payer)
          return change({ payer, tariff_type, code })
        }}
      />
      <SideBySide>
        <TextField
          label={t('CHF per unità')}
          required
          inputMode="decimal"
          placeholder="1.45"
          {...field('price')}
        />
        <DayField label={t('Vale dal')} required {...field('from')} />
      </SideBySide>
      <SideBySide>
        <TextField label={t('Tipo di tariffa')} {...field('tariff_type')} />
        <TextField
          label={t('Posizione')}
          description={t('Vuoto: quella del materiale.')}
          {...field('code')}
        />
      </SideBySide>
    </>
  )
}
