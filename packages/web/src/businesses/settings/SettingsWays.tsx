import { IconClipboardList, IconListCheck, IconPackage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'

/** The ways to what has a page of its own: services and protocols for who decides which, materials. */
export function SettingsWays() {
  const { t } = useTranslation()
  const choosesServices = useMay('catalogue.services')
  const releasesProtocols = useMay('protocol.release')
  return (
    <List>
      {choosesServices && (
        <Row
          start={<RowIcon icon={IconClipboardList} />}
          title={t('Prestazioni')}
          under={t('Quali prestazioni si possono scegliere, come si chiamano e quanto durano.')}
          link={pages.catalogue.link()}
        />
      )}
      {releasesProtocols && (
        <Row
          start={<RowIcon icon={IconListCheck} />}
          title={t('Protocolli')}
          under={t('Quali protocolli si possono aprire in un dossier, con passi, frequenze e criteri.')}
          link={pages.houseProtocols.link()}
        />
      )}
      <Row
        start={<RowIcon icon={IconPackage} />}
        title={t('Materiale')}
        under={t('Ciò che si usa nelle visite, con posizione, categoria e prezzo per legge.')}
        link={pages.materials.link()}
      />
    </List>
  )
}
