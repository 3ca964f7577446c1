import { type ServiceCategory } from '@vicino/domain/services/catalogue-entry.ts'
import { isLamal } from '@vicino/domain/services/lamal.ts'
import { qualifications } from '@vicino/domain/services/qualification.ts'
import { serviceAvatars } from '@vicino/domain/services/service-avatar-words.ts'
import { longestMinutes } from '@vicino/domain/performances/minutes.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Stepper } from '../ui/fields/Stepper.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { serviceCategoryWords } from './service-rows.ts'
import type { ServiceForm } from './service-values.ts'
import { ServicePicture } from './ServicePicture.tsx'
import classes from './Services.module.css'
import { TimingFields } from './TimingFields.tsx'

type Props = { form: ServiceForm; categories: readonly ServiceCategory[] }

/** What a business says of a service. What no insurance pays is never ordered: then nothing is asked of that. */
export function ServiceFormFields({ form, categories }: Props) {
  const { t } = useTranslation()
  const { category_code, avatar, frequency, period, order_required } = form.values
  const category = categories.find(({ code }) => code === category_code)
  const isCare = !category || isLamal(category.letter)
  const choose = (code: string | null): void => {
    const letter = categories.find(one => one.code === code)?.letter
    form.setValues({
      category_code: code,
      ...(letter !== undefined && !isLamal(letter) && { order_required: false, opre_ref: '' }),
      ...(letter === 'B' && { order_required: true }),
    })
  }
  const picture = avatar ?? category?.avatar
  return (
    <>
      <Card title={t('Come si chiama')}>
        <Fields>
          <TextField label={t('Nome della prestazione')} required {...fieldOf(form, 'name_it')} />
          <TextField
            label={t('Nome in tedesco')}
            description={t('Senza traduzione resta il nome italiano.')}
            {...fieldOf(form, 'name_de')}
          />
          <TextField label={t('Nome in francese')} {...fieldOf(form, 'name_fr')} />
          <TextField label={t('Nome in inglese')} {...fieldOf(form, 'name_en')} />
          <SelectField
            label={t('Categoria')}
            required
            description={t('Con la categoria viene la lettera, e con essa chi paga.')}
            options={categories.map(one => ({ value: one.code, label: serviceCategoryWords(one) }))}
            {...fieldOf(form, 'category_code')}
            onChange={choose}
          />
          {!isCare && (
            <Notice>
              {t(
                'Non è a carico della LAMal: nessuna prescrizione medica, una fattura a parte, fuori dalle ore di cura.',
              )}
            </Notice>
          )}
          <div className={classes.pictured}>
            {picture && <ServicePicture avatar={picture} />}
            <SelectField
              label={t('Immagine')}
              options={serviceAvatars}
              emptyLabel={t('Quella della categoria')}
              {...fieldOf(form, 'avatar')}
            />
          </div>
          <TextField
            label={t('Commento')}
            description={t('Lo vede chi sceglie la prestazione; vale come proposta nella prescrizione.')}
            {...fieldOf(form, 'comment')}
          />
        </Fields>
      </Card>
      <Card title={t('Come si fa')}>
        <Fields>
          <Stepper
            label={t('Durata')}
            unit={t('min')}
            min={1}
            max={longestMinutes}
            step={5}
            {...fieldOf(form, 'duration')}
          />
          <TimingFields
            value={{ frequency, period }}
            errorAt={field => form.errors[field]}
            onChange={changed => form.setValues(changed)}
          />
          <SelectField
            label={t('Qualifica minima')}
            required
            options={qualifications}
            {...fieldOf(form, 'min_qualification')}
          />
          {isCare && (
            <>
              <SwitchField
                label={t('Richiede una prescrizione medica')}
                {...fieldOf(form, 'order_required')}
              />
              {category?.letter === 'B' && !order_required && (
                <Notice tone="attention">
                  {t('Senza prescrizione medica la LAMal non paga una prestazione della lettera B.')}
                </Notice>
              )}
              <TextField
                label={t('Riferimento OPre')}
                placeholder="c.1"
                description={t('Il posto nell’articolo 7 dell’ordinanza, se ne ha uno.')}
                {...fieldOf(form, 'opre_ref')}
              />
            </>
          )}
        </Fields>
      </Card>
    </>
  )
}
