import type { Service } from '@vicino/domain/services/service.ts'
import { useTranslation } from 'react-i18next'
import { late } from '../ui/late.ts'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { List } from '../ui/page/List.tsx'
import classes from './Services.module.css'
import { dotted } from '../i18n/dotted.ts'

/** All the pictures are more than the words that they stand beside, and come after them. */
const ServicePicture = late(async () => (await import('./ServicePicture.tsx')).ServicePicture)

type Props = {
  services: readonly Service[]
  chosen: ReadonlySet<string>
  onToggle: (service: Service) => void
}

/** Services by category, in the order of the catalogue; a tap chooses one, a second takes it back. */
export function ServiceList({ services, chosen, onToggle }: Props) {
  const categories = Map.groupBy(services, ({ letter, category }) => dotted([letter, category]))
  return Array.from(categories, ([category, ofCategory]) => (
    <section key={category}>
      <h2 className={classes.category}>{category}</h2>
      <List label={category}>
        {ofCategory.map(service => (
          <ServiceRow
            key={service.code}
            service={service}
            chosen={chosen.has(service.code)}
            onToggle={onToggle}
          />
        ))}
      </List>
    </section>
  ))
}

type RowProps = { service: Service; chosen: boolean; onToggle: Props['onToggle'] }

function ServiceRow({ service, chosen, onToggle }: RowProps) {
  const { t } = useTranslation()
  const { code, name, duration, avatar, comment } = service
  const usual = t('{{code}}, di solito {{minutes}} min', { code, minutes: duration })
  return (
    <ChoiceRow
      title={name}
      under={dotted([usual, comment])}
      picture={
        <span className={classes.picture}>
          <ServicePicture avatar={avatar} />
        </span>
      }
      chosen={chosen}
      onPress={() => onToggle(service)}
    />
  )
}
