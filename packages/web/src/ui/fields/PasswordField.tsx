import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './DayField.module.css'
import type { FieldProps } from './field-props.ts'
import { TextInput } from './TextInput.tsx'

type Props = FieldProps<string> & { autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until one wants to see it: a long one is easily mistyped. */
export function PasswordField({ onChange, ...props }: Props) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(false)
  const Icon = seen ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={seen ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="3rem"
      rightSection={
        <button
          type="button"
          className={classes.open}
          aria-pressed={seen}
          aria-label={t('{{field}}: mostra', { field: props.label })}
          onClick={() => setSeen(was => !was)}
        >
          <Icon size={20} stroke={1.8} aria-hidden />
        </button>
      }
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
