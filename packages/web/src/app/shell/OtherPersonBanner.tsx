import { IconUserExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOtherPerson } from '../../calls/other-person.ts'
import classes from './Banner.module.css'

/** Says that this page saves nothing any more, and leaves to the reader when it goes. The region stands always. */
export function OtherPersonBanner() {
  const { t } = useTranslation()
  const met = useOtherPerson()
  return (
    <div role="status">
      {met && (
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
      )}
    </div>
  )
}
