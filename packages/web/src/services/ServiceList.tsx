import type { Service } from '@vicino/domain/services/service.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Services.module.css'

type Props = {
  services: readonly Service[]
  chosen: ReadonlySet<string>
  onToggle: (service: Service) => void
}

/** Services by category, in the order of the catalogue; a tap chooses one, a second takes it back. */
export function ServiceList({ services, chosen, onToggle }: Props) {
  const categories = Map.groupBy(services, ({ letter, category }) => `${letter} · ${category}`)
  return Array.from(categories, ([category, ofCategory]) => (
    <section key={category}>
      <h2 className={classes.category}>{category}</h2>
      <ul className={classes.list} aria-label={category}>
        {ofCategory.map(service => (
          <ServiceRow
            key={service.code}
            service={service}
            chosen={chosen.has(service.code)}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </section>
  ))
}

type RowProps = { service: Service; chosen: boolean; onToggle: Props['onToggle'] }

function ServiceRow({ service, chosen, onToggle }: RowProps) {
  const { t } = useTranslation()
  const { code, name, duration } = service
  return (
    <li>
      <button type="button" className={classes.row} aria-pressed={chosen} onClick={() => onToggle(service)}>
        <span className={classes.mark} aria-hidden>
          {chosen && <IconCheck size={18} stroke={2.6} />}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {t('{{code}}, di solito {{minutes}} min', { code, minutes: duration })}
          </span>
        </span>
      </button>
    </li>
  )
}
