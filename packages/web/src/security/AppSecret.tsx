import { useTranslation } from 'react-i18next'
import { Text } from '../ui/layout/Text.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { SkeletonBlock } from '../ui/page/Skeleton.tsx'
import classes from './Security.module.css'
import { late } from '../ui/late.ts'

const QrCode = late(
  async () => (await import('./QrCode.tsx')).QrCode,
  <SkeletonBlock width="13rem" height="13rem" />,
)

/** The secret in groups of four, as one types it from a screen into an app. */
const secretInGroups = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').match(/.{1,4}/g)?.join(' ') ?? ''

/** The secret that an app of codes takes: as a picture to scan, as a link on the same device, as text. */
export function AppSecret({ uri }: { uri: string }) {
  const { t } = useTranslation()
  const secret = secretInGroups(uri)
  return (
    <div className={classes.secret}>
      <QrCode text={uri} label={t("Codice QR per l'app")} />
      <div className={classes.secretWords}>
        <p>{t("Inquadrare il codice QR con l'app, poi scrivere qui sotto le sei cifre che mostra.")}</p>
        <p>
          <a href={uri} className={classes.appLink}>
            {t("L'app è su questo dispositivo: aprirla")}
          </a>
        </p>
        <Text as="p" tone="muted" size={15}>
          {t("Oppure scrivere questa chiave nell'app:")}
        </Text>
        <p className={classes.key}>{secret}</p>
        <CopyButton text={secret.replaceAll(' ', '')} label={t('Copia la chiave')} />
      </div>
    </div>
  )
}
