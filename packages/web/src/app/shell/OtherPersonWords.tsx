import { IconUserExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Banner.module.css'

/** Why this page saves nothing any more, and the way to leave it. */
export function OtherPersonWords() {
  const { t } = useTranslation()
  return (
    <div className={`${classes.banner} ${classes.other}`}>
      <IconUserExclamation size={18} stroke={1.9} aria-hidden />
      <p>
        {t(
          "Qui lavora ora un'altra persona o un'altra organizzazione. Quello che è scritto si legge e si copia ancora, ma non si salva più.",
        )}
      </p>
      <button type="button" className={classes.begin} onClick={() => location.replace('/')}>
        {t('Ricomincia')}
      </button>
    </div>
  )
}
