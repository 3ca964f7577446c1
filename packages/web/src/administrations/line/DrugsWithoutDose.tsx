import type { DrugWithoutDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { doseLine } from '../administration-words.ts'
import { OrderNotes } from '../bedside/Bedside.tsx'
import { drugName } from '../bedside/bedside-words.ts'
import classes from '../Doses.module.css'

type Props = { drugs: readonly DrugWithoutDose[]; dossierId: string }

/**
 * The drugs in use of which nobody wrote how much and when, wherever doses are given: there is nothing to tap as long
 * as it is not known, only the way to the drug.
 */
export function DrugsWithoutDose({ drugs, dossierId }: Props) {
  const { t } = useTranslation()
  const writes = useMay('drugs.write_list', 'write')
  return (
    <ul>
      {drugs.map(drug => {
        const name = drugName(drug, t)
        const params = { dossierId, drugId: drug._id }
        return (
          <li key={drug._id} className={classes.dose}>
            <div className={classes.what}>
              <Text weight="bold">{name}</Text>
              <Text tone="muted" size={15}>
                {doseLine(0, drug, t)}
              </Text>
              <OrderNotes drug={drug} />
            </div>
            <div className={classes.state}>
              <StatusBadge tone="attention" label={t('Dose da precisare')} />
              {!writes && (
                <Text tone="muted" size={15}>
                  {t('La precisa chi può scrivere i farmaci.')}
                </Text>
              )}
              <LinkButton
                link={writes ? pages.editDrug.link(params) : pages.drug.link(params)}
                variant="default"
                label={writes ? t('{{name}}: precisa la dose', { name }) : t('{{name}}: apri', { name })}
              >
                {writes ? t('Precisa la dose') : t('Apri il farmaco')}
              </LinkButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
