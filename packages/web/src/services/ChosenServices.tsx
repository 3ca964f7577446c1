import type { Service } from '@vicino/domain/services/service.ts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import classes from './Services.module.css'

/** How many stand there until one asks for the others. */
const shownAtFirst = 4

type Props = {
  chosen: readonly Pick<Service, 'code' | 'name'>[]
  onRemove: (code: string) => void
}

/** The services that are chosen, each taken away by a tap. */
export function ChosenServices({ chosen, onRemove }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? chosen : chosen.slice(0, shownAtFirst)
  if (chosen.length === 0) return null
  return (
    <Inline as="ul" aria-label={t('Prestazioni scelte')}>
      {shown.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('Rimuovi {{name}}', { name })}
            onClick={() => onRemove(code)}
          >
            {name}
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      {chosen.length > shownAtFirst && (
        <li>
          <button
            type="button"
            className={classes.more}
            aria-expanded={all}
            onClick={() => setAll(was => !was)}
          >
            {all ? t('Mostra meno') : t('Vedi altri')}
          </button>
        </li>
      )}
    </Inline>
  )
}
