import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { statusLabel, typeLabel } from '../task-words.ts'
import { useColleagues } from '../use-colleagues.ts'
import classes from './Calendar.module.css'
import { type Calendar, plansForAll } from './use-calendar.ts'
import { usePerson } from '../../session/person.ts'

/** Says that not everything is shown, and takes each condition away by a tap. */
export function FilterStrip({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const { search, of, dossierId, show } = calendar
  const mayPlanForAll = plansForAll(usePerson())
  const operator = useOperatorName(of === 'all' ? search.operatorId : undefined)
  const shown = [
    { name: 'of', words: mayPlanForAll && dossierId === undefined && of === 'mine' && t('I miei') },
    { name: 'operatorId', words: operator },
    { name: 'type', words: search.type && t(typeLabel(search.type)) },
    { name: 'status', words: search.status && t(statusLabel(search.status, search.type)) },
  ].filter(({ words }) => words)
  if (shown.length === 0) return null
  return (
    <ul className={classes.filters} aria-label={t('Filtri attivi')}>
      {shown.map(({ name, words }) => (
        <li key={name}>
          <button type="button" className={classes.filter} onClick={() => show({ [name]: undefined })}>
            {words}
            <IconX size={16} stroke={2} role="img" aria-label={t('Rimuovi')} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useOperatorName(operatorId: string | undefined): string | undefined {
  const { colleagues } = useColleagues({ when: operatorId !== undefined })
  if (operatorId === undefined) return undefined
  return colleagues?.find(({ userId }) => userId === operatorId)?.name ?? '…'
}
