import { type CatalogueService, serviceOrigins } from '@vicino/domain/services/catalogue-entry.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { Card } from '../ui/page/Page.tsx'
import { isNamed, namedBy } from './named-by.ts'
import { OfferSheet } from './OfferSheet.tsx'
import { ServicePicture } from './ServicePicture.tsx'
import classes from './Services.module.css'
import { dotted } from '../i18n/dotted.ts'

/** Whether a service is offered today, what names it, and the switch. */
export function OfferCard({ service }: { service: CatalogueService }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const { code, origin, offered, avatar, use, author, written_at } = service
  return (
    <Card title={t('Offerta')}>
      <div className={classes.pictured}>
        <ServicePicture avatar={avatar} />
        <div>
          <p>{offered ? t('Oggi si può scegliere.') : t('Oggi non si può scegliere.')}</p>
          <Text as="p" tone="muted">
            {dotted([code, t(labelIn(serviceOrigins, origin))])}
          </Text>
          {isNamed(use) && (
            <Text as="p" tone="muted">
              {t('Da oggi la contengono: {{what}}.', { what: namedBy(use, t) })}
            </Text>
          )}
          {author !== null && written_at !== null && (
            <Text as="p" tone="muted">
              {t('{{name}}, {{at}}', {
                name: author.name,
                at: formatIn(spokenLanguage()).instant(written_at),
              })}
            </Text>
          )}
        </div>
      </div>
      <div className={classes.switch}>
        <Button variant="default" onClick={() => setAsked(true)}>
          {offered ? t('Non offrire più…') : t('Offrire…')}
        </Button>
      </div>
      {asked && <OfferSheet service={service} onClose={() => setAsked(false)} />}
    </Card>
  )
}
