import { mayStillBeGiven } from '@vicino/domain/administrations/open-doses.ts'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { drugName } from '../bedside/bedside-words.ts'
import classes from '../Doses.module.css'
import { isSecondTap } from './is-second-tap.ts'
import type { AskedDose } from './use-giving.ts'

type Props = {
  asked: AskedDose
  /** Whether the reader may say that she gave it: a narcotic gives who is allowed to. */
  mayGive: boolean
  saving: boolean
  onAsk: (sheet: 'given' | 'missed' | 'now' | 'other') => void
}

/** What is asked of a dose whose window is over: it was given, it was not, or somebody wants to give it now. */
export function LateDoseButtons({ asked: { drug, day }, mayGive, saving, onAsk }: Props) {
  const { t } = useTranslation()
  const name = drugName(drug, t)
  const isLate = mayStillBeGiven({ day }, useToday())
  const mayGiveNow = mayGive && isLate
  return (
    <div className={classes.late}>
      <div className={classes.actions}>
        {mayGive && (
          <Button
            loading={saving}
            leftSection={<IconClock size={20} aria-hidden />}
            aria-label={t('{{name}}: data alle', { name })}
            onClick={event => isSecondTap(event) || onAsk('given')}
          >
            {t('Data alle …')}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t('{{name}}: non data', { name })}
          onClick={event => isSecondTap(event) || onAsk('missed')}
        >
          {t('Non data')}
        </Button>
      </div>
      <div className={classes.actions}>
        {mayGiveNow && (
          <Button
            variant="subtle"
            aria-label={t('{{name}}: dare ora', { name })}
            onClick={event => isSecondTap(event) || onAsk('now')}
          >
            {t('Dare ora')}
          </Button>
        )}
        <Button
          variant="subtle"
          aria-label={t('{{name}}: altro esito', { name })}
          onClick={event => isSecondTap(event) || onAsk('other')}
        >
          {t('Altro esito')}
        </Button>
      </div>
    </div>
  )
}
