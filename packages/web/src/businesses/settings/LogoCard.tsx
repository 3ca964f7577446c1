import type { Business } from '@vicino/domain/businesses/business.ts'
import { getBusiness, getOwnBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { putLogo, removeLogo } from '@vicino/domain/businesses/logo.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { useMay } from '../../session/person.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { BusinessLogo } from '../../ui/people/BusinessLogo.tsx'
import { toast } from '../../ui/toast.ts'
import { PictureButtons } from '../../users/PictureButtons.tsx'
import { wholePicture } from '../../users/small-picture.ts'
import classes from './Settings.module.css'

const refreshes = [getOwnBusiness, getBusiness]

/** The logo of a business: chosen from a file, taken away. */
export function LogoCard({ business }: { business: Business }) {
  const { t } = useTranslation()
  const { _id: businessId, name, logo } = business
  const mayWrite = useMay('permissions.grant', 'write')
  const upload = useSave(putLogo, { refreshes })
  const removal = useSave(removeLogo, { refreshes })
  const [unreadable, setUnreadable] = useState(false)
  if (logo === null && !mayWrite) return null

  const params = { businessId }
  const take = async (file: File): Promise<void> => {
    removal.clear()
    const picture = await wholePicture(file)
    setUnreadable(picture === null)
    if (!picture) return
    const body = { logo: new File([picture], 'logo', { type: picture.type }) }
    if (await upload.send({ params, body })) toast(t('Il logo è cambiato'), 'ok')
  }
  const remove = async (): Promise<void> => {
    upload.clear()
    setUnreadable(false)
    const saved = await removal.send({ params })
    if (saved) toast(t('Il logo è stato tolto'), 'ok')
  }
  const banner = unreadable
    ? t("Questo file non è un'immagine leggibile: sceglierne una in PNG, JPEG o WebP.")
    : (upload.banner ?? removal.banner)
  return (
    <Card title={t('Logo')}>
      <Stack>
        <div className={classes.logo}>
          <BusinessLogo id={businessId} name={name} logo={logo} />
          {mayWrite && (
            <div className={classes.buttons}>
              <PictureButtons
                field={t('Logo')}
                isShown={logo !== null}
                words={{
                  add: t('Aggiungi un logo'),
                  change: t('Cambia il logo'),
                  remove: t('Togli il logo'),
                  ask: t('Togliere il logo?'),
                }}
                taking={upload.saving}
                removing={removal.saving}
                onTake={file => void take(file)}
                onRemove={remove}
              />
            </div>
          )}
        </div>
        {banner && <Notice tone="error">{banner}</Notice>}
      </Stack>
    </Card>
  )
}
