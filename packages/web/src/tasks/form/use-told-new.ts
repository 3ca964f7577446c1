import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { bringAhead } from '../../ui/bring-code.ts'
import { toast } from '../../ui/toast.ts'
import type { Made } from './use-new-task.ts'

/** Says that something new is on the plan, with the way back; without its code it is only said. */
export function useToldNew(): (made: Made) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  return made =>
    void bringAhead(() => import('../undo/tell-new.ts')).then(code =>
      code ? code.tellNew(made, { client, t, navigate }) : toast(t('Appuntamento salvato')),
    )
}
