import type { VisitToConfirm } from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { LetterMark } from '../LetterMark.tsx'
import performances from '../Performances.module.css'
import classes from './ConfirmDay.module.css'
import { visitWords } from './visit-words.ts'

type Props = {
  visit: VisitToConfirm
  chosen: boolean
  onToggle: () => void
  /** Why it could not be confirmed, in a sentence. */
  refused: string | undefined
  busy: boolean
}

/** A visit that is confirmed with the others unless it is left out, with what is recorded of it. */
export function ConfirmedVisit({
  visit: { task, services, recorded },
  chosen,
  onToggle,
  refused,
  busy,
}: Props) {
  const { t } = useTranslation()
  const name = task.client?.name ?? ''
  return (
    <li className={classes.visit} data-left={chosen ? undefined : true}>
      <div className={classes.head}>
        <label className={performances.check}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={busy}
            aria-label={t('Conferma la visita a {{name}}, {{when}}', { name, when: visitWords(task) })}
            onChange={onToggle}
          />
        </label>
        <Link {...pages.task.link({ taskId: task._id })} className={classes.link}>
          <span className={classes.name}>{name}</span>
          <Text tone="muted" size={15}>
            {visitWords(task)}
          </Text>
        </Link>
      </div>
      <ul>
        {services.map(
          ({ serviceId, service_details: { letter, name: service }, minutes, duration, prescribed }) => (
            <li key={serviceId} className={classes.service}>
              <LetterMark letter={letter} />
              <span className={performances.words}>
                <span className={performances.name}>{service}</span>
                {prescribed === false && <StatusBadge tone="attention" label={t('Non prescritta')} />}
              </span>
              <span className={classes.minutes}>
                {t('{{minutes}} min', { minutes })}
                {minutes !== duration && (
                  <Text tone="muted" size={15} weight="regular">
                    {t('previsti {{minutes}}', { minutes: duration })}
                  </Text>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
      {recorded > 0 && (
        <p className={classes.recorded}>{t('Già registrati {{minutes}} minuti.', { minutes: recorded })}</p>
      )}
      {refused !== undefined && <Notice tone="error">{refused}</Notice>}
    </li>
  )
}
