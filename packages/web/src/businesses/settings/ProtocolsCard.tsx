import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from './Settings.module.css'

/** The way to the protocols of the house, for who releases them. */
export function ProtocolsCard() {
  const { t } = useTranslation()
  if (!useMay('protocol.release')) return null
  return (
    <Card title={t('Protocolli')}>
      <p className={classes.help}>
        {t('Quali protocolli si possono aprire in un dossier, con passi, frequenze e criteri.')}
      </p>
      <LinkButton variant="default" link={pages.houseProtocols.link()}>
        {t('Apri i protocolli')}
      </LinkButton>
    </Card>
  )
}
