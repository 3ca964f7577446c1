import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Card } from '../../ui/page/Page.tsx'

/** The way to the services that the business offers, for who decides which. */
export function CatalogueCard() {
  const { t } = useTranslation()
  if (!useMay('catalogue.services')) return null
  return (
    <Card title={t('Prestazioni')}>
      <Fields>
        <p>{t('Quali prestazioni si possono scegliere, come si chiamano e quanto durano.')}</p>
        <div>
          <LinkButton link={pages.catalogue.link()} variant="default">
            {t('Catalogo delle prestazioni')}
          </LinkButton>
        </div>
      </Fields>
    </Card>
  )
}
