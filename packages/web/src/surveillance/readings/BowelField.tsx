import { type BowelMovement, bristolTypes, otherBowels } from '@vicino/domain/surveillance/observation.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { BristolPicture } from './BristolPicture.tsx'
import classes from './Bowel.module.css'

type Props = Pick<FieldProps<BowelMovement | null>, 'value' | 'onChange' | 'error'>

/** The bowel: one of the seven pictures of the Bristol scale, or what else is said of it. */
export function BowelField({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  const other = otherBowels.find(one => one.value === value)?.value ?? null
  return (
    <>
      <FieldFrame label={t('Alvo, scala di Bristol')} error={error}>
        <div className={classes.types}>
          {bristolTypes.map((type, index) => (
            <button
              key={type.value}
              type="button"
              className={classes.type}
              aria-pressed={type.value === value}
              onClick={() => onChange(type.value === value ? null : type.value)}
            >
              <BristolPicture type={type.value} />
              <span>
                <b>{t('Tipo {{type}}', { type: index + 1 })}</b> {t(type.label)}
              </span>
            </button>
          ))}
        </div>
      </FieldFrame>
      <ChoiceChips label={t('Alvo, altro')} options={otherBowels} value={other} onChange={onChange} />
    </>
  )
}
