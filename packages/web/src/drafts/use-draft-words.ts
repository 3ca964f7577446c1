import { clockIn } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import type { DraftState } from './draft-keeper.ts'

/** Whether what is typed is safe, in words; empty where there is nothing to say. */
export function useDraftWords(state: DraftState): string {
  const { t } = useTranslation()
  if (state.is === 'kept') return t('Bozza salvata {{time}}', { time: clockIn(state.at) })
  if (state.is === 'overtaken') return t('Altrove è conservata una bozza più recente di questo modulo')
  if (state.is === 'unread') return t('Bozza di prima non ancora letta: quello che scrive non è conservato')
  if (state.is === 'aside') return t('Quello che è scritto qui non è conservato')
  if (state.is === 'refused') return t('Bozza non conservata: salvare prima di uscire')
  if (state.is === 'stranger')
    return state.keptAt === null
      ? t('Quello che è scritto qui non è conservato')
      : t('È conservata la bozza delle {{time}}, per chi ha scritto; non le ultime modifiche', {
          time: clockIn(state.keptAt),
        })
  return state.is === 'away' ? t('Bozza non ancora salvata: il server non risponde') : ''
}
