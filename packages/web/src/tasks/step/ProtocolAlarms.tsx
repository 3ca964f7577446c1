import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { houseText } from '../../i18n/house-text.ts'
import classes from './ProtocolAlarms.module.css'

/** When to call for help, to be found at a glance: on the protocol, before it is opened, and at each visit. */
export function ProtocolAlarms({ alarms }: { alarms: readonly string[] }) {
  const { t } = useTranslation()
  if (alarms.length === 0) return null
  return (
    <section className={classes.alarms}>
      <h2 className={classes.title}>
        <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
        {t('Allarmi')}
      </h2>
      <ul className={classes.list}>
        {alarms.map(alarm => (
          <li key={alarm}>{houseText(alarm, t)}</li>
        ))}
      </ul>
    </section>
  )
}
