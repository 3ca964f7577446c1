import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from './Settings.module.css'

/** The way to the materials of the house: a list of its own, beside the tariffs. */
export function MaterialsCard() {
  const { t } = useTranslation()
  return (
    <Card title={t('Materiale')}>
      <p className={classes.help}>
        {t('Ciò che si usa alle visite, con posizione, categoria e prezzo per legge.')}
      </p>
      <LinkButton variant="default" link={pages.materials.link()}>
        {t('Apri l’elenco del materiale')}
      </LinkButton>
    </Card>
  )
}
